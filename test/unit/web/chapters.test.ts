import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Chapters } from "#web/src/components/chapters.tsx";

it("writes the title of a chapter in the direction of its words", () => {
  const scenes = [{ number: 1, title: "Do you see it?", starts_at: 0 }];

  const shown = renderToStaticMarkup(createElement(Chapters, { scenes, video: { current: null } }));

  expect(shown).toContain('<span dir="auto">Do you see it?</span>');
});
