import { inboxStyle } from "./inbox-style.ts";
import type { Mail } from "./mailbox.ts";

/** An HTML page with all mails. The content of a mail is escaped or sandboxed. */
export const inboxPage = (mails: readonly Mail[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox (${mails.length}) - Animation Agent</title>
<style>${inboxStyle}</style>
</head>
<body>
<header>
<h1>Inbox</h1>
<p>All mails sent on this computer. They were not delivered to anyone. <a href="">Refresh</a></p>
</header>
<main>
${mails.length > 0 ? mails.map(article).join("\n") : "<p>No mail yet.</p>"}
</main>
</body>
</html>
`;

const article = ({ id, from, to, subject, text, html, headers = [], at }: Mail, position: number) => `<article>
<details${position === 0 ? " open" : ""}>
<summary><h2 dir="auto">${escaped(subject || "(no subject)")}</h2> <span>to ${escaped(to.join(", "))}</span>
<time datetime="${escaped(at)}">${escaped(at.slice(0, 19).replace("T", " "))} UTC</time></summary>
<p class="from">From ${escaped(from)}${headers.map(({ name, value }) => `<br>${escaped(name)}: ${escaped(value)}`).join("")}</p>
${html ? frame(id, subject, html) : ""}
${text ? plain(text, html !== "") : ""}
</details>
</article>`;

// In a sandbox a mail cannot run scripts or access other pages; its links open in a new tab.
const frame = (id: string, subject: string, html: string) =>
  `<iframe id="mail-${escaped(id)}" title="${escaped(`Mail: ${subject}`)}" ` +
  `sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer" loading="lazy" ` +
  `srcdoc="${escaped(`<base target="_blank">${html}`)}"></iframe>`;

const plain = (text: string, isSecond: boolean) =>
  isSecond ? `<details><summary>As text</summary>${plainText(text)}</details>` : plainText(text);

const plainText = (text: string) =>
  `<pre dir="auto">${text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map(linked)
    .join("")}</pre>`;

// Splitting by a capturing group makes every second part a URL.
const linked = (part: string, position: number) =>
  position % 2 === 0
    ? escaped(part)
    : `<a href="${escaped(part)}" target="_blank" rel="noreferrer">${escaped(part)}</a>`;

const names: Readonly<Record<string, string>> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#39" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => `&${names[char]};`);
