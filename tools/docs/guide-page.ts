import { marked } from "marked";

/** The documentation as a static page without scripts. The Markdown is our own, so it is not sanitized. */
export const guidePage = (markdown: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="Order films from a program, follow their progress, and get a webhook when they are ready." />
    <title>API &amp; Webhook Documentation | Animation Agent</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/documentation.css" />
  </head>
  <body>
    <header>
      <a href="/">Animation Agent</a>
      <a href="/documentation.md">Markdown</a>
    </header>
    <main>
${withFrames(marked.parse(markdown, { async: false }))}    </main>
  </body>
</html>
`;

/** Puts wide tables into scrollable regions that the keyboard reaches, named by the heading above. */
const withFrames = (html: string): string => {
  let heading = "";
  return html
    .replace(/<h\d>(.*?)<\/h\d>|<table>/g, (found, words: string | undefined) => {
      if (words === undefined)
        return `<div class="wide" role="region" aria-label="Table: ${heading}" tabindex="0">${found}`;
      heading = words;
      return found;
    })
    .replaceAll("</table>", "</table></div>")
    .replaceAll("<pre>", '<pre tabindex="0">')
    .replaceAll("<th>", '<th scope="col">');
};
