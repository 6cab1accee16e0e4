/** What an app is told whose handlers do not fit its client tool table (S0-54). Loaded only for those. */

/** Names the client tools without a handler and the handlers without a client tool. */
export function misfit(app: string, missing: readonly string[], extra: readonly string[]): string {
  const parts = [
    `\`tools\` does not fit the client tool table of "${app}".`,
    ...(missing.length > 0 ? [`No handler for: ${missing.join(', ')}.`] : []),
    ...(extra.length > 0 ? [`Handlers for what is no client tool: ${extra.join(', ')}.`] : []),
    'Run `tour gen`, and give each client tool of the table one handler.',
  ];
  return parts.join(' ');
}
