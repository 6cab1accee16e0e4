/** The looks of a counter of dots, whose words only assistive technology is told. Loaded for cards that count so. */
export const DOTS = `
.card[data-counter=dots] .counter{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.card[data-counter=dots] .progress{gap:6px}
.card[data-counter=dots] .progress i{flex:none;width:7px;height:7px;border-radius:4px;background:color-mix(in oklab,var(--muted) 70%,var(--surface))}
.card[data-counter=dots] .progress i::before{display:none}
.card[data-counter=dots] .progress .now{width:20px;background:var(--accent)}
@media(forced-colors:active){.card[data-counter=dots] .progress i{forced-color-adjust:none;background:ButtonText}.card[data-counter=dots] .progress .now{background:Highlight}}
`;
