/** Documents for the examples of rules: a tour needs a head of five lines, which is the same in all of them. */

const HEAD = `kind: Tour
key: orders.example
app: console
version: 1
title: tours.example.title
`;

/** A tour of the example project with these steps, each given by its lines. */
export function tourWith(...steps: readonly string[]): string {
  return `${HEAD}steps:\n${steps.map(listItem).join('')}`;
}

/** As `tourWith`, for a tour that starts on a route. */
export function tourOn(route: string, ...steps: readonly string[]): string {
  return tourWith(...steps).replace('steps:', `trigger: { on: route, route: ${route} }\nsteps:`);
}

/** The head of a tour with other lines in it, and one step. */
export function tourHead(lines: string): string {
  return `${HEAD}${withLineEnd(lines)}steps:\n${listItem(STEP)}`;
}

const STEP = `id: hello
tool: ui.point
text: tours.example.hello
anchor: page`;

function listItem(lines: string): string {
  return `  - ${lines.trimEnd().replaceAll('\n', '\n    ')}\n`;
}

function withLineEnd(lines: string): string {
  return lines === '' || lines.endsWith('\n') ? lines : `${lines}\n`;
}

/** An overlay of the example project's tour. */
export function overlayFor(tour: string, lines: string): string {
  return `kind: TourOverlay
tour: ${tour}
tenant: acme
version: 3
${withLineEnd(lines)}`;
}
