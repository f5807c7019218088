import type { Site } from "#functions/core/watch/ports.ts";

/** A new release of the site is on film pages after so long. */
const keptMs = 60_000;
const timeoutMs = 5_000;

/** The site at its address. `from` is where its page is read, if that differs: the page of one release has one text. */
export const siteAt = (url: string, from = url): Site => {
  let kept: { readonly html: Promise<string>; readonly until: number } | undefined;
  return {
    url,
    page() {
      if (!kept || Date.now() > kept.until) kept = { html: readPage(from), until: Date.now() + keptMs };
      const { html } = kept;
      html.catch(() => {
        kept = undefined;
      });
      return html;
    },
  };
};

const readPage = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/index.html`, { signal: AbortSignal.timeout(timeoutMs) });
  const html = await response.text();
  if (!response.ok || !html.includes("<title>"))
    throw new Error(`The page of the site is not at ${url}: ${response.status}`);
  return html;
};
