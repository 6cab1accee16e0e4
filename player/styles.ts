/**
 * The style sheet of the card and the spotlight. Pages set the `--tour-*` properties, or style `::part(card)` and the
 * other parts; sides are logical, so that a page in `dir=rtl` is mirrored.
 */
import type { CounterStyle } from './card.ts';

const CSS_TEXT = `
:host{all:initial!important;display:block!important;position:fixed!important;inset:0 auto auto 0!important;width:0!important;height:0!important;overflow:visible!important;pointer-events:none!important;z-index:2147483647!important;zoom:calc(1/var(--zoom))!important}
:host::backdrop{display:none!important}
:host([data-frame=page]){position:absolute!important}
.stage{color-scheme:light;--accent:var(--tour-accent,#3550c8);--on-accent:var(--tour-on-accent,#fff);--surface:var(--tour-surface,#fff);--text:var(--tour-text,#1b1f2a);--muted:var(--tour-muted,#596273);--line:var(--tour-line,#dfe3ea);--soft:var(--tour-soft,#f3f5f9);--dim:var(--tour-dim,rgb(16 20 34/.54));--warn:var(--tour-warn,#9a5b00);--warn-soft:var(--tour-warn-soft,#fff4df);--radius:var(--tour-radius,14px);--shadow:var(--tour-shadow,0 1px 2px rgb(16 20 34/.1),0 12px 40px -8px rgb(16 20 34/.32))}
:host([data-theme=dark]) .stage{color-scheme:dark;--accent:var(--tour-accent,#9db1ff);--on-accent:var(--tour-on-accent,#0e1430);--surface:var(--tour-surface,#20242e);--text:var(--tour-text,#eef0f5);--muted:var(--tour-muted,#a8b0c0);--line:var(--tour-line,#3a4050);--soft:var(--tour-soft,#2a2f3b);--dim:var(--tour-dim,rgb(2 4 10/.66));--warn:var(--tour-warn,#ffc46b);--warn-soft:var(--tour-warn-soft,#3a2f1b);--shadow:var(--tour-shadow,0 1px 2px rgb(0 0 0/.4),0 16px 48px -8px rgb(0 0 0/.7))}
*,::before{box-sizing:border-box}
.stage{color:var(--text);font:400 1em/1.5 var(--tour-font,var(--font,system-ui)),sans-serif;text-align:left;-webkit-text-size-adjust:100%}
.stage[dir=rtl]{text-align:right}
.stage[hidden]{display:none}
.stage[data-away]{opacity:0}.stage[data-away] *{pointer-events:none}
.spotlight,.ring,.cut,.veil,.card,.arrow,.status{position:absolute;inset:0 auto auto 0}
.veil{width:1px;height:1px;background:var(--dim);box-shadow:0 0 0 300vmax var(--dim);forced-color-adjust:none}
.spotlight[data-dim=false] .veil{display:none}
.ring{outline:2px solid var(--accent);outline-offset:5px}
.spotlight[data-dim=true] .ring{outline-color:var(--tour-ring,rgb(255 255 255/.9))}
.card{width:var(--tour-width,22.25em);max-width:calc(100vw - 16px);border-radius:var(--radius);background:var(--surface);box-shadow:0 0 0 1px var(--line),var(--shadow);pointer-events:auto;outline:none}
.content{display:flex;flex-direction:column;max-height:calc(100dvh - 24px);padding:16px 20px 0;overflow:auto;border-radius:inherit}
.arrow{width:12px;height:12px;background:var(--surface);rotate:45deg;border:1px solid var(--line);border-width:1px 0 0 1px;border-start-start-radius:3px}
.card[data-side=bottom] .arrow{top:-6px}
.card[data-side=right] .arrow{left:-6px;rotate:-45deg}
.card[data-side=top] .arrow{top:auto;bottom:-6px;rotate:225deg}
.card[data-side=left] .arrow{left:auto;right:-6px;rotate:135deg}
.card:not([data-side]) .arrow{display:none}
.head{display:flex;align-items:center;gap:8px;margin-block-end:6px;min-height:28px}
.tour-title{flex:1;margin:0;overflow-wrap:anywhere;font-size:.8125em;line-height:1.35;font-weight:600;color:var(--muted)}
.generated{display:inline-flex;align-items:center;gap:4px;padding:2px 8px;border-radius:99px;background:var(--soft);color:var(--muted);font-size:.75em;font-weight:500}
svg{width:1em;height:1em;flex:none;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
.title{margin:0 0 6px;overflow-wrap:anywhere;font-size:1.0625em;line-height:1.35;font-weight:650;text-wrap:balance}
.card [lang]{text-align:start}
.text{overflow-wrap:anywhere;font-size:.9375em;text-wrap:pretty}
strong{font-weight:650}
code{padding:1px 5px;border-radius:5px;background:var(--soft);font:.9em ui-monospace,monospace}
.hint{margin:10px 0 0;padding:0 10px;border:0 solid var(--accent);border-inline-start-width:2px;color:var(--muted);font-size:.875em;overflow-wrap:anywhere}
.stage[dir=rtl] .hint[dir=ltr]:not([lang]){border-inline-width:0 2px}
.media{margin-block-start:12px}
.media>*{display:block;width:100%;border-radius:8px;background:var(--soft)}
.foot{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:12px;margin-block-start:8px;padding-block:10px 18px;position:sticky;bottom:0;background:var(--surface)}
.foot:not(:last-child){padding-block-end:10px}
.position{display:grid;gap:5px}
.counter{color:var(--muted);font-size:.8125em;line-height:1.2}
.progress{display:flex;gap:3px}
.progress i{position:relative;flex:1 0 auto;width:12px;max-width:24px;height:3px;border-radius:2px;background:var(--line);overflow:hidden}
.progress .now~i::before{display:none}
.progress i:only-child{max-width:none;min-width:96px}
.progress i::before{content:"";position:absolute;inset:0;width:calc(100%*var(--filled));background:var(--accent)}
.card[data-counter=text] .progress{display:none}
.actions{display:flex;flex-wrap:wrap;gap:8px;margin-inline-start:auto}
button{all:unset;box-sizing:border-box;cursor:pointer;display:inline-flex;align-items:center;justify-content:center;gap:8px;border-radius:var(--tour-button-radius,9px);font-size:.875em;line-height:1.2;-webkit-tap-highlight-color:transparent}
button:focus-visible,.card:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.actions button{min-height:36px;padding:6px 14px;font-weight:600;box-shadow:inset 0 0 0 1px var(--line)}
.actions button:hover{background:var(--soft)}
.actions .primary{background:var(--accent);color:var(--on-accent);box-shadow:none}
.actions .primary:hover{background:color-mix(in oklab,var(--accent) 88%,var(--text))}
.close{flex:none;font-size:1em;width:32px;height:32px;margin-block:-4px;margin-inline-end:-8px;color:var(--muted)}
.close:hover{background:var(--soft);color:var(--text)}
.quiet{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 16px;margin-block-start:4px;padding-block:8px 14px;border-block-start:1px solid var(--line)}
.quiet button{min-height:28px;color:var(--muted);font-size:.8125em}
.quiet button:hover{color:var(--text);text-decoration:underline;text-underline-offset:3px}
[aria-busy=true]{cursor:progress}
[aria-busy=true]::before{content:"";width:12px;height:12px;border:2px solid;border-inline-end-color:transparent;border-radius:50%;animation:turn .8s linear infinite}
@keyframes turn{to{rotate:1turn}}
.card[data-kind=stuck] .text{padding:10px 12px;border-radius:9px;background:var(--warn-soft);color:var(--warn)}
.card:is([data-kind=centred],[data-loose]){position:fixed;inset:0;margin:auto;height:fit-content;width:var(--tour-width-centred,26.25em)}
.card[data-kind=centred] .content{padding:22px 26px 4px}
.status{width:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media(max-width:32.5em){
.card,.card:is([data-kind=centred],[data-loose]){position:fixed;inset:auto 8px max(8px,env(safe-area-inset-bottom));width:auto;margin:0}
.card[data-sheet=top]{inset:max(8px,env(safe-area-inset-top)) 8px auto}
.content{max-height:60dvh}
.actions button{min-height:44px}
.close{width:44px;height:44px;margin-block:-10px;margin-inline-end:-14px}
.quiet button{min-height:36px}
}
@media print{:host{display:none!important}}
@media(prefers-reduced-motion:reduce){[aria-busy=true]::before{animation-duration:2.4s}}
@media(forced-colors:active){.card{outline:2px solid CanvasText}.ring{outline-color:Highlight!important}.actions button,.close{border:1px solid ButtonText}.progress i::before{background:Highlight;forced-color-adjust:none}}
`;

/** Reads the style sheet: once per page, because it takes longer than everything else that a tour puts there. */
export async function readStyles(counter?: CounterStyle): Promise<CSSStyleSheet> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(counter === 'dots' ? CSS_TEXT + (await import('./dots.ts')).DOTS : CSS_TEXT);
  return sheet;
}
