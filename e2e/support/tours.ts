/** The demo's tours, and the way through each. */
import type { Desk } from './desk.ts';

export const TOURS = {
  firstOrder: { key: 'orders.first_order', title: 'Your first order' },
  teamSetup: { key: 'team.setup', title: 'Set up your team' },
  round: { key: 'orders.round', title: 'A round of the order desk' },
  toPack: { key: 'assistant.orders_to_pack', title: 'Which orders can I pack now?' },
} as const;

export type Tour = (typeof TOURS)[keyof typeof TOURS];
type Act = (desk: Desk) => Promise<void>;

const next: Act = ({ card }) => card.press('next');
const showMe: Act = ({ card }) => card.press('show-me');
const clicks =
  (anchor: string): Act =>
  (desk) =>
    desk.presses(desk.anchor(anchor));

/** For each tour its steps, with what the user does to get on from each. */
export const WAYS: Readonly<Record<Tour['key'], readonly (readonly [step: string, act: Act])[]>> = {
  'orders.first_order': [
    ['open_orders', showMe],
    ['only_open', showMe],
    ['new_order', clicks('orders.create.submit')],
    ['done', next],
  ],
  'team.setup': [
    ['welcome', next],
    ['invite', next],
    ['theme', next],
    ['import_csv', next],
    ['done', next],
  ],
  'orders.round': [
    ['welcome', next],
    ['orders', showMe],
    ['search', next],
    ['form', clicks('orders.list.new')],
    ['customer', next],
    ['cancel', clicks('orders.create.cancel')],
    ['detail', (desk) => desk.presses(desk.orderLinks.first())],
    ['timeline', next],
  ],
  'assistant.orders_to_pack': [
    ['list', showMe],
    ['to_pack', showMe],
    ['rows', next],
  ],
};
