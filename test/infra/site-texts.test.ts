import { describe, expect, it } from "vitest";
import { operatorFacts, siteTexts, withSiteAddress } from "#infra/site-texts.ts";

const site = "https://films.example";
const now = new Date("2026-03-15T12:00:00Z");

describe("the files for robots", () => {
  const texts = siteTexts(site, "hello@films.example", now);

  it("name the site by its own address", () => {
    expect(texts["robots.txt"]).toContain("Sitemap: https://films.example/sitemap.xml");
    expect(texts["sitemap.xml"]).toContain("<loc>https://films.example/</loc>");
    expect(texts["llms.txt"]).toContain("(https://films.example/documentation.md)");
  });

  it("keep films out of search engines", () => {
    expect(texts["robots.txt"]).toMatch(/User-agent: \*[\s\S]*Disallow: \/api\/\nDisallow: \/media\//);
    expect(texts["sitemap.xml"]).not.toContain("/watch");
  });

  it("name the operator as the security contact, for less than a year", () => {
    const text = texts[".well-known/security.txt"];

    expect(text).toContain("Contact: mailto:hello@films.example\nExpires: 2027-02-28T00:00:00.000Z\n");
    expect(siteTexts(site, undefined, now)[".well-known/security.txt"]).toBeUndefined();
  });
});

it("gives the picture of link previews its whole address, and nothing else", () => {
  const page = '<meta property="og:image" content="/card.jpg" /><link href="/icon.svg" />';

  expect(withSiteAddress(page, site)).toBe(
    '<meta property="og:image" content="https://films.example/card.jpg" /><link href="/icon.svg" />',
  );
});

it("passes on only what the operator has set", () => {
  expect(operatorFacts({ OPERATOR_NAME: "Films Ltd", TERMS_URL: undefined, TABLE_NAME: "secret" })).toEqual({
    operatorName: "Films Ltd",
  });
  // The site needs to know that there is a client, not which.
  expect(operatorFacts({ YOUTUBE_CLIENT_ID: "films.apps.googleusercontent.com" })).toEqual({ youTube: "yes" });
});
