import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router';
import { Icon, type IconName } from './parts/Icon.tsx';
import { NoticeBar } from './parts/NoticeBar.tsx';
import { PreviewBar } from './parts/PreviewBar.tsx';
import { useDesk, useStore } from './parts/use-desk.ts';
import { useTours } from './parts/use-tours.ts';
import { TourMenu } from './TourMenu.tsx';

/** The frame of every screen: product, tenant and menu on top, the navigation beside (or below) the screen. */
export function Shell() {
  const { t } = useTranslation();
  const { tenant } = useStore(useDesk().workspace);
  const { tours, onStart, onAsk, refused } = useTours();
  const main = useRef<HTMLElement>(null);
  useFocusAfterNavigation(main);
  return (
    <div className="shell">
      <a className="skip" href="#main">
        {t('app.skip')}
      </a>
      <header className="top">
        <span className="brand">
          <Mark />
          {t('app.name')}
        </span>
        <span className="tenant">{t(`tenants.${tenant}`)}</span>
        <TourMenu tours={tours} onStart={onStart} onAsk={onAsk} refused={refused} />
      </header>
      <nav className="side" aria-label={t('nav.label')}>
        <NavItem to="/" icon="home" label={t('nav.home')} data-tour-anchor="nav.home" />
        <NavItem to="/orders" icon="orders" label={t('nav.orders')} data-tour-anchor="nav.orders" />
        <NavItem to="/team" icon="team" label={t('nav.team')} data-tour-anchor="nav.team" />
        <NavItem
          to="/appearance"
          icon="appearance"
          label={t('nav.appearance')}
          data-tour-anchor="nav.appearance"
        />
      </nav>
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <div className="bars-below">
        <PreviewBar />
        <NoticeBar />
      </div>
    </div>
  );
}

interface NavItemProps {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly 'data-tour-anchor': string;
}

function NavItem({ to, icon, label, 'data-tour-anchor': anchor }: NavItemProps) {
  return (
    <NavLink to={to} end={to === '/'} data-tour-anchor={anchor}>
      <Icon name={icon} />
      <span>{label}</span>
    </NavLink>
  );
}

function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect className="mark-ground" width="32" height="32" rx="8" />
      <path
        className="mark-slip"
        d="M8 9.5A1.5 1.5 0 0 1 9.5 8h13A1.5 1.5 0 0 1 24 9.5V13a3 3 0 0 0 0 6v3.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 8 22.5V19a3 3 0 0 0 0-6z"
      />
      <path className="mark-lines" d="M13.5 13h5M13.5 16h5M13.5 19h3" fill="none" />
    </svg>
  );
}

/** When a navigation removed what had the focus, the new screen's heading gets it; otherwise it stays where it is. */
function useFocusAfterNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    window.scrollTo({ top: 0 });
    const active = document.activeElement;
    if (active === null || active === document.body)
      main.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname, main]);
}
