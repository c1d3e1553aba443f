import {COLORS} from './colors.ts';

/** One style sheet for checkout, order status, outbox, admin and chat: the shop's look in plain CSS. */
export const STYLES = `
@font-face{font-family:Figtree;src:url(/assets/figtree.woff2) format('woff2');font-weight:300 900;font-display:swap}
@font-face{font-family:Bricolage;src:url(/assets/bricolage.woff2) format('woff2');font-weight:200 800;font-display:swap}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:${COLORS.paper};color:${COLORS.ink};font:400 16px/1.5 Figtree,system-ui,sans-serif;overflow-wrap:break-word}
h1,h2,h3,.logo{font-family:Bricolage,system-ui,sans-serif;letter-spacing:-.02em;line-height:1.15;margin:0}
h1{font-size:clamp(1.75rem,1.4rem + 1.4vw,2.375rem);font-weight:700}
h1+p{margin-top:8px}
h2{font-size:1.3125rem;font-weight:650}
h3{font-size:1.0625rem;font-weight:650}
p{margin:0 0 12px}
a{color:${COLORS.ink};text-underline-offset:3px}
img{display:block;max-width:100%}
.frame{width:100%;max-width:1180px;margin-inline:auto;padding-inline:clamp(16px,4vw,40px)}
.bar{border-bottom:1px solid ${COLORS.gray200};background:#fff}
.bar .frame{display:flex;align-items:center;gap:12px 20px;min-height:72px;padding-block:14px;flex-wrap:wrap}
.bar nav{margin-left:auto;display:flex;gap:18px;flex-wrap:wrap}
.bar nav [aria-current]{font-weight:600;text-decoration-thickness:2px}
.bar .where{color:${COLORS.inkSoft}}
.home{color:inherit;text-decoration:none}
.logo{display:inline-flex;align-items:center;gap:8px;font-weight:800;font-size:1.5rem;letter-spacing:-.04em;line-height:1}
.logo svg{width:28px;height:28px}
main{padding-block:clamp(28px,5vw,56px) 96px}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.quiet{color:${COLORS.inkSoft}}
.small{font-size:.875rem}
.figures,td.number,.amount{font-variant-numeric:tabular-nums}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:0 26px;border:1px solid transparent;border-radius:999px;background:${COLORS.red500};color:#fff;font:600 1rem/1 Figtree,system-ui,sans-serif;text-decoration:none;cursor:pointer;transition:background .18s}
.button:hover{background:${COLORS.red600}}
.button:active{background:${COLORS.red700}}
.button.white{background:#fff;color:${COLORS.ink};border-color:${COLORS.gray200}}
.button.white:hover{background:${COLORS.sand}}
.button.small{min-height:36px;padding:0 16px;font-size:.875rem}
.button.wide{width:100%;min-height:56px;font-size:1.0625rem}
:where(a,button,input,select,textarea,summary):focus-visible{outline:3px solid ${COLORS.ink};outline-offset:2px}
.card{background:#fff;border:1px solid ${COLORS.gray200};border-radius:12px;padding:24px}
.card+.card{margin-top:20px}
.ways{display:flex;flex-direction:column;align-items:flex-start;margin:12px 0 -8px}
.ways a{padding:10px 0;min-height:44px}
.card>h2{margin-bottom:16px}
.field{display:block;margin-bottom:14px}
.field>label,.field>.label{display:block;font-weight:550;font-size:.9375rem;margin-bottom:5px}
.field .optional{color:${COLORS.inkSoft};font-weight:400}
input[type=text],input[type=email],input[type=tel],input[type=number],input[type=date],input[type=datetime-local],input[type=password],input[type=search],input:not([type]),select,textarea{width:100%;min-height:48px;padding:10px 14px;border:1px solid #8b8f9a;border-radius:8px;background:#fff;color:inherit;font:inherit}
textarea{min-height:96px}
input[type=radio],input[type=checkbox]{width:20px;height:20px;accent-color:${COLORS.ink};margin:0;flex:none}
[aria-invalid=true]{border-color:${COLORS.red500}!important;box-shadow:0 0 0 1px ${COLORS.red500}}
.error{color:${COLORS.red600};font-size:.9375rem;margin:5px 0 0}
.notice{border-radius:12px;padding:16px 20px;margin-bottom:20px;background:${COLORS.sky}}
.notice.bad{background:${COLORS.red50};color:${COLORS.red700}}
.notice.good{background:${COLORS.mint}}
.notice p:last-child{margin:0}
.notice ul{margin:6px 0 0;padding-left:20px}
.pair,.triple{display:grid;gap:0 14px}
@media(min-width:560px){.pair{grid-template-columns:1fr 1fr}.triple{grid-template-columns:2fr 2fr 1fr}}
.choice{display:flex;align-items:center;gap:14px;border:1px solid ${COLORS.gray200};border-radius:8px;padding:14px 16px;margin-bottom:10px;cursor:pointer}
.choice:has(:checked){border-color:${COLORS.ink};box-shadow:inset 0 0 0 1px ${COLORS.ink}}
.choice .grow{flex:1}
.choice strong{display:block;font-weight:600}
.choices{border:0;margin:0;padding:0}
form:has(#address-new:not(:checked)) .new-address{display:none}
.check{display:flex;align-items:center;gap:12px;margin-bottom:14px}
.columns{display:grid;gap:32px}
@media(min-width:960px){.columns{grid-template-columns:minmax(0,1fr) 420px;gap:56px;align-items:start}.columns>aside{position:sticky;top:24px}}
@media(max-width:959px){.checkout .columns>aside{order:-1}}
.summary{background:${COLORS.sand};border-radius:16px;padding:clamp(20px,3vw,32px)}
.summary h2{margin-bottom:18px}
.lines{list-style:none;margin:0;padding:0}
.lines>li{display:grid;grid-template-columns:64px 1fr auto;gap:4px 16px;align-items:start;padding:12px 0}
.lines .picture{position:relative;width:64px;height:64px;border-radius:10px;background:#fff;border:1px solid ${COLORS.gray200}}
.lines .picture img{width:100%;height:100%;object-fit:cover;border-radius:9px}
.lines .count{position:absolute;top:-8px;right:-8px;min-width:24px;height:24px;padding:0 7px;border-radius:999px;background:${COLORS.ink};color:#fff;font-size:.8125rem;font-weight:600;line-height:24px;text-align:center}
.lines .name{font-weight:600;line-height:1.3}
.lines .detail{color:${COLORS.inkSoft};font-size:.9375rem}
.lines .amount{text-align:right;white-space:nowrap}
.lines .parts{grid-column:2/-1;margin:4px 0 0;padding-left:16px;color:${COLORS.inkSoft};font-size:.875rem}
s{color:${COLORS.inkSoft}}
.tag{display:inline-block;font-size:.8125rem;font-weight:550;color:${COLORS.green700}}
.totals{margin:16px 0 0;padding:16px 0 0;border-top:1px solid #d8d4ca}
.totals>div{display:flex;justify-content:space-between;gap:16px;padding:4px 0}
.totals dd{margin:0;text-align:right}
.totals .saving{color:${COLORS.green700}}
.totals .total{margin-top:12px;padding-top:16px;border-top:1px solid #d8d4ca;font-size:1.25rem;font-weight:650}
.inline{display:flex;gap:10px}
.inline>input{flex:1;min-width:0}
.chip{display:inline-block;padding:3px 10px;border-radius:999px;background:${COLORS.sand};font-size:.8125rem;font-weight:550;white-space:nowrap}
button.chip{border:0;color:inherit;cursor:pointer;font-family:inherit;min-height:28px}
.chip.good{background:${COLORS.mint}}
.chip.bad{background:${COLORS.red50};color:${COLORS.red700}}
.chip.wait{background:${COLORS.lemon}}
.list{width:100%;border-collapse:collapse;background:#fff;border:1px solid ${COLORS.gray200};border-radius:12px;overflow:hidden;margin-top:20px;font-size:.9375rem}
.list th,.list td{padding:11px 14px;text-align:left;border-bottom:1px solid ${COLORS.gray200};vertical-align:top}
.list thead th{font-weight:600;background:${COLORS.sand};white-space:nowrap}
.list tr:last-child>td{border-bottom:0}
.list .number{text-align:right}
.scroll{overflow-x:auto}
.scroll .list{min-width:640px}
.facts{display:grid;gap:14px 28px;grid-template-columns:repeat(auto-fit,minmax(180px,1fr));margin:20px 0;padding:20px 24px;background:#fff;border:1px solid ${COLORS.gray200};border-radius:12px}
.facts dt{color:${COLORS.inkSoft};font-size:.875rem}
.facts dd{margin:0;overflow-wrap:anywhere}
.mail{display:block;width:100%;min-height:640px;border:1px solid ${COLORS.gray200};border-radius:12px;background:#fff}
pre.mail{min-height:0;padding:20px 24px;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
details{margin:16px 0}
summary{cursor:pointer;font-weight:550;padding:4px 0}
.card h3:not(:first-child){margin-top:16px}
.message{max-width:560px;margin:clamp(24px,8vw,96px) auto;text-align:center}
.message h1{margin-bottom:14px}
.message .button{margin-top:12px}
.messages{list-style:none;margin:0 0 16px;padding:0;display:flex;flex-direction:column;gap:8px;max-height:420px;overflow-y:auto}
.messages li{max-width:80%;padding:10px 14px;border-radius:12px;background:${COLORS.sand};align-self:flex-start;overflow-wrap:anywhere;white-space:pre-wrap}
.chat .messages .shopper,.agent .messages .agent{align-self:flex-end;background:${COLORS.ink};color:#fff}
.chat .bar .frame{min-height:44px;padding-block:6px}
.chat{display:flex;flex-direction:column;height:100dvh}
.chat main{flex:1;min-height:0;display:flex;flex-direction:column;padding-block:16px}
.chat .messages{flex:1;max-height:none;min-height:0}
.two{display:grid;gap:20px}
@media(min-width:720px){.two{grid-template-columns:1fr 1fr}}
address{font-style:normal}
.progress{list-style:none;display:flex;flex-wrap:wrap;gap:8px 22px;margin:0 0 24px;padding:0;color:${COLORS.inkSoft}}
.progress [aria-current]{color:${COLORS.ink};font-weight:600}
.tools{display:flex;flex-wrap:wrap;gap:10px;align-items:end}
.tools .field{margin:0}
.admin .button{min-height:40px;padding:0 18px;font-size:.9375rem}
.admin input:not([type=radio]):not([type=checkbox]),.admin select{min-height:40px;padding:6px 10px}
.admin .list .tools{flex-wrap:nowrap}
.admin .list .button{white-space:nowrap}
.admin td input,.admin td select{width:auto;max-width:160px}
.tiles{display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));margin:24px 0}
.tiles a{display:block;padding:20px 22px;background:#fff;border:1px solid ${COLORS.gray200};border-radius:12px;text-decoration:none}
.tiles a:hover{border-color:${COLORS.ink}}
.tiles strong{display:block;font:700 1.75rem/1.2 Bricolage,system-ui,sans-serif}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}
`;
