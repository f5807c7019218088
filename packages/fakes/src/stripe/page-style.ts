/** CSS of the test checkout; light or dark, following the system's setting. */
export const pageStyle = `
:root { color-scheme: light dark; --page: #f6f4f0; --card: #fff; --ink: #22201c; --soft: #65605a; --line: #ddd8cf; --go: #8a3b12; --on: #fff; --note: #fdf1d8; }
@media (prefers-color-scheme: dark) {
  :root { --page: #191714; --card: #24211d; --ink: #f1ede6; --soft: #b3aca1; --line: #3b3731; --go: #ffb184; --on: #24160c; --note: #3a2f1a; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem 4rem; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); }
h1 { margin: 0 0 .25rem; font-size: 1.25rem; }
.note { margin: 0 0 1.5rem; padding: .5rem .75rem; border-radius: .5rem; background: var(--note); font-weight: 600; }
.soft { color: var(--soft); overflow-wrap: anywhere; }
.amount { margin: .5rem 0; font-size: 2.25rem; font-weight: 700; }
form { display: grid; gap: .5rem; margin-top: 1.5rem; }
label { display: grid; gap: .15rem; color: var(--soft); font-size: .875rem; }
input { padding: .55rem .7rem; border: 1px solid var(--soft); border-radius: .5rem; background: transparent; color: var(--ink); font: inherit; font-size: 1rem; }
table { width: 100%; margin: 1rem 0; border-collapse: collapse; }
th, td { padding: .5rem 0; border-top: 1px solid var(--line); text-align: start; vertical-align: top; }
td:last-child { text-align: end; white-space: nowrap; }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; overflow-wrap: anywhere; }
.sides h2 { margin: 0; font-size: .875rem; color: var(--soft); }
button { padding: .7rem 1rem; border: 1px solid var(--line); border-radius: .5rem; background: transparent; color: var(--ink); font: inherit; cursor: pointer; }
button.go { border-color: var(--go); background: var(--go); color: var(--on); font-weight: 600; }
a { color: var(--go); }
button:focus-visible, input:focus-visible, a:focus-visible { outline: 3px solid var(--go); outline-offset: 2px; }
`;
