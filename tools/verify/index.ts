import { parseArgs } from "node:util";
import { verify } from "#tools/verify/verify.ts";

const usage = `npm run verify:deployment -- --url https://films.example [options]
  --url ADDRESS     the product to check (default: http://localhost:3000)
  --email ADDRESS   an account of the product; its password is in VERIFY_PASSWORD
  --film            orders the shortest film with that account, and follows it to its end

Without an account it changes nothing.`;

const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:3000" },
    email: { type: "string" },
    film: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const password = process.env["VERIFY_PASSWORD"];
if (values.help) console.info(usage);
else if ((values.film && !values.email) || (values.email && !password)) {
  console.error("--film needs --email, and --email needs VERIFY_PASSWORD.");
  process.exitCode = 1;
} else {
  const url = values.url.replace(/\/+$/, "");
  const account = values.email && password ? { email: values.email, password } : undefined;
  const broken = await verify({ url, account, film: values.film, say: (line) => console.info(line) });
  console.info(broken.length === 0 ? `\n${url} keeps all its promises.` : `\n${url} breaks ${broken.length} promises.`);
  process.exit(broken.length === 0 ? 0 : 1);
}
