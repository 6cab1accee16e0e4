/** The project that `tour init` makes: as small as it can be while showing each kind of file. */

/** Path, relative to the project's folder, to the file's text. */
export const STARTER: ReadonlyMap<string, string> = new Map([
  [
    'modules/orders.module.yaml',
    `# yaml-language-server: $schema=../node_modules/tourwright/schemas/module.schema.json
#
# What a part of your app declares. \`tour gen\` makes the catalog from it: the tools, routes and anchors that tours
# may use. Replace all of this by what your app has, then run \`tour gen\`.
kind: Module
key: orders
apps: [app] # the app members that mount this module, as named in tour.config.yaml

routes: # each becomes the tool navigate.<key>
  - key: home
    path: /
    title: Home
  - key: orders.list
    path: /orders
    title: Orders

resources: # a list; each line below becomes a tool, such as orders.list.filter
  - key: orders.list
    route: orders.list
    title: Orders
    filters:
      status: { type: array, items: { enum: [open, paid] }, uniqueItems: true }
    search: true

actions: # with a form on a screen: the tool <key>.prefill, which fills it in and leaves submitting to the user
  - key: orders.create
    title: New order
    input:
      customer: { type: string, minLength: 1 }
    forms:
      - route: orders.list

anchors: # places that tours point at; your markup says <a data-tour-anchor="nav.orders">
  - key: nav.orders
    routes: any # on every screen
    leadsTo: orders.list
    description: The link to the orders in the navigation
  - key: orders.list.filters
    routes: [orders.list]
    description: The filters above the list of orders
  - key: orders.create.submit
    routes: [orders.list]
    within: orders.create # only while this form is open
    closes: orders.create
    description: The button that saves the new order
`,
  ],
  [
    'tours/first-order.yaml',
    `# yaml-language-server: $schema=../node_modules/tourwright/schemas/tour.schema.json
kind: Tour
key: orders.first_order
app: app
version: 1 # raise it when the meaning of a step changes
title: tours.first_order.title # an i18n key: see locales/en.json

steps:
  # Each step is one tool call, with a text, an anchor and a rule that says what leads to the next step.
  - id: open_orders
    tool: navigate.orders.list
    text: tours.first_order.open_orders
    anchor: nav.orders
    advance: route # the user goes there, or presses "Show me"

  - id: only_open
    tool: orders.list.filter
    input: { status: [open] }
    text: tours.first_order.only_open
    anchor: orders.list.filters
    # no \`advance\`: the user presses Next

  - id: new_order
    tool: orders.create.prefill
    input: { customer: Walk-in }
    text: tours.first_order.new_order
    anchor: orders.create.submit
    advance: click # the user submits; a tour never does

  - id: done
    tool: ui.point # only points at the anchor
    text: tours.first_order.done
    anchor: page # the whole page: a card in the centre
`,
  ],
  [
    'locales/en.json',
    `{
  "tours": {
    "first_order": {
      "title": "Your first order",
      "open_orders": "All orders are here. **Open the list.**",
      "only_open": "We show only the open orders now. You can change that here.",
      "new_order": "The form is filled in for you. Check it, then save.",
      "done": "That is all. You have made your first order."
    }
  }
}
`,
  ],
]);

export const STARTER_CONFIG = `# yaml-language-server: $schema=./node_modules/tourwright/schemas/tour-config.schema.json
apps:
  app: # your app; a product with a console and a till has two
    modules: modules/*.module.yaml
    catalog: # made by \`tour gen\`; commit it, and never edit it
      tools: catalog/app/client-tools.json
      anchors: catalog/app/anchors.json

tours: tours/**/*.yaml
overlays: overlays/**/*.yaml # a tenant's order of steps, and the steps it hides

locales:
  path: locales/{locale}.json
  required: [en] # a text that lacks one of these is an error

# With roles, a tour that a role could not play to its end is found:
# roles:
#   cashier: [orders.view, orders.create]
`;
