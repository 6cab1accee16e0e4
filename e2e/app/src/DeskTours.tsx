import type { i18n } from 'i18next';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TourProvider, usePlayer } from 'tourwright/player/react';
import { showOrdersToPack, type Try } from './assistant.ts';
import { DeskCard } from './DeskCard.tsx';
import { useDesk, useStore } from './parts/use-desk.ts';
import { type TourLink, ToursProvider } from './parts/use-tours.ts';
import { playerOptions } from './player-options.ts';

/** The tours of the desk, with the titles that its menu shows. */
const TOURS = [
  { key: 'orders.first_order', title: 'tours.first_order.title' },
  { key: 'team.setup', title: 'tours.team_setup.title' },
  { key: 'orders.round', title: 'tours.round.title' },
] as const;

interface DeskToursProps {
  readonly texts: i18n;
  readonly children: ReactNode;
}

/** Puts a player over the desk: one per tenant and role, since progress and overlays are theirs, and per card. */
export function DeskTours({ texts, children }: DeskToursProps) {
  const desk = useDesk();
  const { tenant, role, card } = useStore(desk.workspace);
  const options = useMemo(() => playerOptions(desk, texts, tenant, role), [desk, texts, tenant, role]);
  return (
    <TourProvider
      key={`${tenant} ${role} ${card}`}
      options={options}
      {...(card === 'desk' && { card: DeskCard })}
    >
      <MenuLink>{children}</MenuLink>
    </TourProvider>
  );
}

function MenuLink({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const player = usePlayer();
  const { notices } = useDesk();
  const [tries, setTries] = useState<readonly Try[]>([]);
  const link: TourLink = {
    tours: TOURS.map(({ key, title }) => ({ key, title: t(title) })),
    onStart: ({ key, title }) =>
      void player.start(key).then((started) => {
        if (started.ok || started.refusal.code === 'already_running') return;
        const text = started.refusal.code === 'not_permitted' ? 'tour_not_permitted' : 'tour_not_started';
        notices.tell({ text, params: { title } });
      }),
    onAsk: () => void showOrdersToPack(player).then(setTries),
    refused: tries.flatMap(({ problems }) => problems.map(({ message }) => message)),
    onDone: (tool, result) => void player.report(tool, result),
  };
  return <ToursProvider value={link}>{children}</ToursProvider>;
}
