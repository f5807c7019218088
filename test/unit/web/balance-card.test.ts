import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { BalanceCard } from "#web/src/features/dashboard/balance-card.tsx";

it("tells no spending before it is known", () => {
  const card = createElement(BalanceCard, { credits: undefined });

  expect(renderToStaticMarkup(createElement(MemoryRouter, null, card))).not.toContain("used in the last 30 days");
});
