import { createHash } from 'node:crypto'

// The look of the staff's screens: quiet, dense, one accent, by day and by night.
const css = `
:root{color-scheme:light dark;--ground:#f3f5f4;--surface:#fff;--sunk:#eaeeec;--line:#dde2e0;--strong:#aab3b0;--text:#16201e;--muted:#51605c;--petrol:#0b6067;--tint:#e0eff0;--bad:#b0261b;--bad-tint:#fdecea;--warn:#855100;--warn-tint:#fdf1dc;--good:#17693c;--good-tint:#e4f4ea;--mono:ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace}
@media (prefers-color-scheme:dark){:root{--ground:#0f1514;--surface:#151c1b;--sunk:#0b100f;--line:#27312f;--strong:#4b5855;--text:#e4ebe9;--muted:#9fada9;--petrol:#62c3c9;--tint:#12302f;--bad:#ff8f84;--bad-tint:#351513;--warn:#e9b75c;--warn-tint:#2f2309;--good:#6fd096;--good-tint:#10291a}}
*{box-sizing:border-box}
body,h1,h2,h3,p,ol,ul,dl,dd,pre,figure{margin:0;padding:0}
ol,ul{list-style:none}
html{font:450 14px/20px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:var(--text);background:var(--surface);-webkit-text-size-adjust:100%}
body{min-height:100vh;font-variant-numeric:tabular-nums}
a{color:var(--petrol);text-underline-offset:3px}
h1{font-size:19px;line-height:26px;font-weight:650;letter-spacing:-.01em;overflow-wrap:anywhere}
h2{font-size:15px;line-height:22px;font-weight:640}
code,pre{font:12.5px/19px var(--mono)}
:focus-visible{outline:2px solid var(--petrol);outline-offset:2px;border-radius:2px}
.muted{color:var(--muted)}
.bar{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 14px;padding:13px 20px;border-bottom:1px solid var(--line);background:var(--ground)}
.bar h1,.bar .title{font-size:16px;line-height:24px;font-weight:640}
.bar .title{color:inherit;text-decoration:none}
.bar .end{margin-left:auto;display:flex;gap:16px}
.bar a{display:inline-block;padding:2px 0}
.note{padding:9px 20px;border-bottom:1px solid var(--line);color:var(--muted);background:var(--ground)}
.split{display:grid}
.leads{padding:4px 0 32px}
.leads nav+nav{border-top:8px solid var(--sunk)}
.lead{padding:14px 20px 12px;border-bottom:1px solid var(--line)}
.lead h2{font-size:14px;line-height:20px;font-weight:620;overflow-wrap:anywhere}
.lead .meta{display:flex;flex-wrap:wrap;gap:0 10px;color:var(--muted);font-size:13px}
.lead ul{margin-top:8px;display:grid;gap:2px}
.to{display:flex;align-items:center;gap:9px;min-height:44px;margin:0 -10px;padding:6px 10px;border-radius:5px;color:inherit;text-decoration:none}
.to:hover{background:var(--ground)}
.to[aria-current]{background:var(--tint)}
.to[aria-current] .who{color:var(--petrol)}
.to .who{flex:1;min-width:0;overflow-wrap:anywhere}
.icon{flex:none;width:18px;height:18px;fill:none;stroke:currentColor;stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round;color:var(--muted)}
.state{flex:none;display:inline-flex;align-items:center;gap:5px;padding:1px 8px 1px 6px;border-radius:10px;font-size:12.5px;line-height:18px;font-weight:560;white-space:nowrap}
.state .icon{width:14px;height:14px;color:inherit;stroke-width:2.2}
.state[data-state=done]{color:var(--good);background:var(--good-tint)}
.state[data-state=waiting]{color:var(--warn);background:var(--warn-tint)}
.state[data-state=failed]{color:var(--bad);background:var(--bad-tint)}
.more{padding:18px 20px}
.detail{padding:20px 20px 56px;min-width:0}
.head{display:flex;flex-wrap:wrap;align-items:center;gap:6px 12px;margin-bottom:6px}
.facts{display:grid;gap:1px;margin:14px 0 22px}
.facts div{display:grid;grid-template-columns:104px minmax(0,1fr);gap:0 12px;padding:5px 0;border-top:1px solid var(--line)}
.facts div:last-child{border-bottom:1px solid var(--line)}
.facts dt{color:var(--muted)}
.facts dd{overflow-wrap:anywhere}
.part{margin-top:22px}
.part>h2,.part>summary{margin-bottom:8px}
summary{min-height:32px;padding:6px 0;font-size:15px;line-height:20px;font-weight:640;cursor:pointer}
iframe{display:block;width:100%;height:min(760px,78vh);border:1px solid var(--line);border-radius:6px;background:#f3f5f4;color-scheme:light}
pre{padding:14px 16px;border:1px solid var(--line);border-radius:6px;background:var(--ground);white-space:pre-wrap;overflow-wrap:anywhere}
.bubble{max-width:340px;padding:12px 16px;border-radius:16px 16px 16px 4px;background:var(--tint);font-size:16px;line-height:23px;overflow-wrap:anywhere}
.tries{border-top:1px solid var(--line)}
.tries li{display:flex;flex-wrap:wrap;align-items:center;gap:2px 12px;padding:9px 0;border-bottom:1px solid var(--line)}
.tries .said{flex-basis:100%;color:var(--muted);overflow-wrap:anywhere}
.choose{display:none;padding:24px 32px;color:var(--muted)}
.empty{grid-column:1/-1;max-width:46ch;padding:56px 20px;margin:0 auto}
.empty h2{margin-bottom:8px;font-size:19px;line-height:26px}
.empty p+p{margin-top:10px}
.back{display:inline-block;min-height:32px;padding:6px 0;margin-bottom:6px}
@media (min-width:900px){
.split{grid-template-columns:minmax(320px,400px) minmax(0,1fr)}
.leads{border-right:1px solid var(--line);min-height:calc(100vh - 90px)}
.detail{padding:24px 32px 64px;max-width:920px}
.back{display:none}
.choose{display:block}
.to{min-height:36px}
}
@media (max-width:899px){.split[data-open] .leads{display:none}}
`

export const outboxStyle = css.replace(/\n/g, '')

const hash = createHash('sha256').update(outboxStyle).digest('base64')

/** The policy of the outbox: its own sheet, and frames of mails. */
export const outboxPolicy = `default-src 'none'; style-src 'sha256-${hash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The policy of a mail in its frame: its own styles, nothing loaded, no script, no link followed. */
export const mailPolicy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox`
