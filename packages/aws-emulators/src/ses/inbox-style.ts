/** The look of the inbox, light or dark as the reader's system is. */
export const inboxStyle = `
:root { color-scheme: light dark; --page: #f6f4f0; --card: #fff; --ink: #22201c; --soft: #65605a; --line: #ddd8cf; --link: #8a3b12; }
@media (prefers-color-scheme: dark) {
  :root { --page: #191714; --card: #24211d; --ink: #f1ede6; --soft: #b3aca1; --line: #3b3731; --link: #ffb184; }
}
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 48rem; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.75rem; }
header p, summary span, time, .from { color: var(--soft); }
a { color: var(--link); }
article { margin: 0 0 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); }
details { padding: 0 1rem; }
details details { padding: 0; }
summary { padding: .75rem 0; cursor: pointer; }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
h2 { display: inline; font-size: 1.1rem; overflow-wrap: anywhere; }
summary span, time { display: block; font-size: .875rem; overflow-wrap: anywhere; }
.from { margin: 0 0 .75rem; font-size: .875rem; overflow-wrap: anywhere; }
iframe { box-sizing: border-box; width: 100%; height: 24rem; margin: 0 0 1rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff; color-scheme: light; resize: vertical; }
pre { margin: 0 0 1rem; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
