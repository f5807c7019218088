import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { launch } from "#test/browser/browser.ts";
import { startProduct } from "#test/browser/start-product.ts";
import { twoScenes } from "#test/browser/stories.ts";
import { lookInLanguages } from "./tour/languages.ts";
import { Visitor, widths } from "./tour/visitor.ts";
import { walk } from "./tour/walk.ts";

/**
 * Walks the way of a stranger, from the front page to an embedded film: `npm run bench:tour -- --out /tmp/tour`. Prints the
 * seconds and clicks of each step and saves a screenshot of each in light and dark, on a desktop and on a phone.
 * `--languages ar,de` also shows the pages in these languages. `--quick` orders a small film of two scenes instead of
 * the one that the form proposes. `--width 390` walks on the phone alone. SITE walks a product that runs already.
 */
const { values } = parseArgs({
  options: {
    out: { type: "string", default: "/tmp/tour" },
    languages: { type: "string", default: "" },
    quick: { type: "boolean", default: false },
    width: { type: "string" },
  },
});

await mkdir(values.out, { recursive: true });
const product = await startProduct({
  EDIT_SECONDS: "0",
  RATE_SCALE: "100",
  ...(values.quick && { FILM_SHORT_SIDE: "360" }),
});
const browser = await launch();
const faults: string[] = [];
try {
  for (const width of widths) {
    if (values.width && Number(values.width) !== width) continue;
    const visitor = new Visitor(browser, product.site, { width, out: values.out });
    const film = await walk(visitor, product, values.quick ? twoScenes : undefined);
    visitor.print();
    faults.push(...visitor.faults);
    if (width !== 1280 && !values.width) continue;
    for (const language of values.languages.split(",").filter(Boolean))
      faults.push(...(await lookInLanguages(browser, product.site, { language, out: values.out, film })));
  }
} finally {
  await browser.close();
  await product.stop();
}
for (const fault of faults) console.error(`Fault: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
