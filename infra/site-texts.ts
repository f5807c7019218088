/** What the operator says to visitors. Every part may be missing. */
export interface OperatorFacts {
  readonly operatorName?: string | undefined;
  readonly operatorAddress?: string | undefined;
  readonly operatorEmail?: string | undefined;
  readonly termsUrl?: string | undefined;
  readonly privacyUrl?: string | undefined;
  readonly signupCredits?: string | undefined;
  /** Set if the tax is in the prices. */
  readonly pricesIncludeTax?: string | undefined;
  /** Set if users can connect a YouTube channel. */
  readonly youTube?: string | undefined;
}

/** The operator's settings as `/config.json` has them. */
export const operatorFacts = (settings: Readonly<Record<string, string | undefined>>): Record<string, string> => {
  const facts: OperatorFacts = {
    operatorName: settings["OPERATOR_NAME"],
    operatorAddress: settings["OPERATOR_ADDRESS"],
    operatorEmail: settings["OPERATOR_EMAIL"],
    termsUrl: settings["TERMS_URL"],
    privacyUrl: settings["PRIVACY_URL"],
    signupCredits: settings["SIGNUP_CREDITS"],
    pricesIncludeTax: settings["STRIPE_TAX"] === "inclusive" ? "yes" : undefined,
    youTube: settings["YOUTUBE_CLIENT_ID"] && "yes",
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value));
};

/** Pages that search engines may list. */
const publicPaths = ["/", "/illustration-samples", "/documentation.html", "/terms", "/privacy", "/imprint"];

/**
 * The files for robots, by their names, with the site's own address. `now` decides when the security contact expires:
 * at the end of the eleventh month from now, so that most deployments leave the file as it is.
 */
export const siteTexts = (site: string, email: string | undefined, now: Date): Readonly<Record<string, string>> => ({
  "robots.txt": robots(site),
  "sitemap.xml": `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${publicPaths.map((path) => `  <url><loc>${site}${path}</loc></url>`).join("\n")}
</urlset>
`,
  "llms.txt": llms(site),
  // RFC 9116 demands a contact: without an address there is no such file.
  ...(email && { ".well-known/security.txt": security(site, email, now) }),
});

/** The site's first page with absolute addresses for link previews, which know no relative ones. */
export const withSiteAddress = (page: string, site: string): string =>
  page.replace(/(<meta property="og:image" content=")(\/[^"]*")/g, (_, start, path) => start + site + path);

const robots = (site: string): string => `# The pictures of shared films, for link previews.
User-agent: facebookexternalhit
User-agent: Twitterbot
User-agent: LinkedInBot
User-agent: Slackbot
User-agent: Discordbot
User-agent: TelegramBot
User-agent: WhatsApp
Disallow:

User-agent: *
Allow: /api/oembed
Allow: /api/openapi.json
Disallow: /api/
Disallow: /media/

Sitemap: ${site}/sitemap.xml
`;

const llms = (site: string): string => `# Animation Agent

> Turns a story idea into a narrated, illustrated, animated film with captions and music.

A program orders films with an API key: it sends an idea or a full story, a style, a language and a length, follows the
progress, and gets a signed webhook and download links when the film is complete. Films cost credits by their length.

## Documentation

- [API guide](${site}/documentation.md): all calls, fields, errors, webhooks and examples
- [OpenAPI description](${site}/api/openapi.json): OpenAPI 3.1
- [Choices and prices](${site}/api/system-configuration): languages, voices, styles, lengths, packages

## Site

- [Front page](${site}/): films, prices, languages
- [Illustration samples](${site}/illustration-samples): one scene in every style
- [Sign in](${site}/login): API keys are on the developer page
`;

const security = (site: string, email: string, now: Date): string => {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 12, 0));
  return `Contact: mailto:${email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${site}/.well-known/security.txt
`;
};
