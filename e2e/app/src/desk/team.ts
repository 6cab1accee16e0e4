import { createKeptStore, fieldsOf, type Shelf } from './keep.ts';
import { createStore, type Store } from './store.ts';

export const ROLES = ['manager', 'cashier', 'packer', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

export interface Member {
  readonly email: string;
  readonly role: Role;
  /** When the account was last used, in milliseconds since the epoch; `undefined` while only invited. */
  readonly seenAt: number | undefined;
}

/** What an import did, line by line: invited, already a member, or not understood. */
export interface ImportReport {
  readonly invited: number;
  readonly known: number;
  /** Numbers of the lines that are no `email,role`, from 1. */
  readonly faulty: readonly number[];
}

export interface Team {
  readonly store: Store<readonly Member[]>;
  has(email: string): boolean;
  invite(email: string, role: Role): void;
  /** Invites from lines `email,role`; a first line of headings is passed over, faulty lines are reported and skipped. */
  importCsv(text: string): ImportReport;
}

const MINUTE = 60_000;
/** The shared accounts that the desk starts with: mailbox, role, minutes since last seen. */
const ACCOUNTS = [
  ['shop.office', 'manager', 4],
  ['till.one', 'cashier', 1],
  ['till.two', 'cashier', 38],
  ['phone.desk', 'cashier', 12],
  ['packing.north', 'packer', 7],
  ['packing.south', 'packer', 190],
  ['bookkeeping', 'viewer', 2900],
] as const;

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** Whether the text has the shape of a mail address: something, `@`, a domain with a dot. */
export function isEmail(text: string): boolean {
  return /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]{2,}$/.test(text);
}

/** Makes the team; who was invited here is kept on the shelf. */
export function createTeam(now: () => number, shelf?: Shelf): Team {
  const start = now();
  const founders: Member[] = ACCOUNTS.map(([mailbox, role, minutes]) => ({
    email: `${mailbox}@orderdesk.example`,
    role,
    seenAt: start - minutes * MINUTE,
  }));
  const invited = createKeptStore<readonly Member[]>(shelf, 'desk.invited', (kept) =>
    (Array.isArray(kept) ? kept : [])
      .map(fieldsOf)
      .flatMap(({ email, role }) =>
        typeof email === 'string' && isRole(role) ? [{ email, role, seenAt: undefined }] : [],
      ),
  );
  const store = createStore<readonly Member[]>([...founders, ...invited.get()]);
  invited.subscribe(() => store.update(() => [...founders, ...invited.get()]));

  const has = (email: string) => {
    const wanted = email.trim().toLowerCase();
    return store.get().some((member) => member.email.toLowerCase() === wanted);
  };
  const invite = (email: string, role: Role) =>
    invited.update((members) => [...members, { email: email.trim(), role, seenAt: undefined }]);

  return {
    store,
    has,
    invite,
    importCsv(text) {
      let added = 0;
      let known = 0;
      const faulty: number[] = [];
      for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
        if (line.trim() === '') continue;
        const [email = '', role = ''] = line
          .split(/[,;]/)
          .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
        if (index === 0 && !email.includes('@')) continue;
        const wanted = role.toLowerCase();
        if (!isEmail(email) || !isRole(wanted)) faulty.push(index + 1);
        else if (has(email)) known += 1;
        else {
          invite(email, wanted);
          added += 1;
        }
      }
      return { invited: added, known, faulty };
    },
  };
}
