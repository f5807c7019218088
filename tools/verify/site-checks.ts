import { api } from "#contract/index.ts";
import { cacheControl, scriptsOf, siteHeaders } from "#infra/site-headers.ts";
import { Broken, type Check, expectRefusal, expectStatus, expectThat, jsonOf, type Visit } from "./checks.ts";

const page = async ({ get }: Visit): Promise<{ readonly html: string; readonly headers: Headers }> => {
  const response = await get("/");
  expectStatus(response, 200);
  return { html: await response.text(), headers: response.headers };
};

/** The site, its files and its headers. */
export const siteChecks: readonly Check[] = [
  {
    name: "the site is served, and each of its pages is",
    async run(visit) {
      const { html } = await page(visit);
      expectThat(/<div id="root">/.test(html), "the first page is not the site's");
      const other = await visit.get("/credits");
      expectStatus(other, 200);
      expectThat((await other.text()) === html, "/credits is another page");
    },
  },
  {
    name: "pages have the security headers",
    async run(visit) {
      const { html, headers } = await page(visit);
      const policy = headers.get("content-security-policy") ?? "";
      // HTTPS only means something over HTTPS.
      for (const name of Object.keys(siteHeaders({ scripts: [] })))
        if (name !== "strict-transport-security" || visit.site.startsWith("https:"))
          expectThat(Boolean(headers.get(name)), `the header ${name} is missing`);
      expectThat(!/unsafe-(inline|eval)/.test(policy), "the content security policy allows unsafe scripts or styles");
      for (const hash of scriptsOf(html)) expectThat(policy.includes(hash), "the policy blocks the page's own script");
      expectThat(policy.includes("frame-ancestors 'none'"), "other sites may frame the pages");
    },
  },
  {
    name: "scripts are there, compressed, and kept by browsers for a year",
    async run(visit) {
      const { html } = await page(visit);
      const [, script] = /<script[^>]+src="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
      if (!script) throw new Broken("the page names no script");
      const response = await visit.get(script);
      expectStatus(response, 200);
      expectThat(/javascript/.test(response.headers.get("content-type") ?? ""), `${script} is no script`);
      expectThat(response.headers.get("cache-control") === cacheControl(script), `${script} is not kept`);
      expectThat(/^(br|gzip)$/.test(response.headers.get("content-encoding") ?? ""), `${script} is not compressed`);
    },
  },
  {
    name: "a file that is missing is missing",
    async run({ get }) {
      expectStatus(await get("/assets/no-such-file.js"), 404);
    },
  },
  {
    name: "the configuration has no secret",
    async run({ get }) {
      const config = await jsonOf(await get("/config.json"));
      for (const name of ["region", "userPoolId", "userPoolClientId"])
        expectThat(typeof config[name] === "string", `config.json has no ${name}`);
      expectThat(!/secret|private|api_?key/i.test(Object.keys(config).join()), "config.json has a secret");
    },
  },
  {
    name: "HTTP leads to HTTPS",
    async run({ site, get }) {
      if (!site.startsWith("https:")) return "not on this machine";
      const response = await get(site.replace(/^https:/, "http:"));
      expectStatus(response, 301, 302, 307, 308);
      expectThat(Boolean(response.headers.get("location")?.startsWith("https:")), "it leads somewhere else");
    },
  },
  {
    name: "files of users need a signed link",
    async run({ get }) {
      for (const path of ["/media/films/someone/film.mp4", "/uploads/someone/file.png"])
        expectStatus(await get(path), 403);
      const forged = "?Expires=4102444800&Signature=AAAA&Key-Pair-Id=KAAAAAAAAAAAAA";
      expectStatus(await get(`/media/films/someone/film.mp4${forged}`), 403);
    },
  },
  {
    name: "the documentation is served",
    async run({ get }) {
      const response = await get("/documentation.md");
      expectStatus(response, 200);
      expectThat((await response.text()).includes("/api/webhook/incoming/"), "it is not the API's documentation");
    },
  },
];

/** The API without an account. */
export const apiChecks: readonly Check[] = [
  {
    name: "the API answers, and forbids what a browser could do with its answers",
    async run({ get }) {
      const response = await get("/api/system-configuration");
      expectStatus(response, 200);
      const { success, configuration } = await jsonOf(response);
      expectThat(success === true && Boolean(configuration), "the catalogue is empty");
      for (const name of ["content-security-policy", "referrer-policy", "x-content-type-options"])
        expectThat(Boolean(response.headers.get(name)), `the header ${name} is missing`);
      expectThat(response.headers.get("cache-control") === "no-store", "answers are cached");
    },
  },
  {
    name: "the API describes every call of this release",
    async run({ get }) {
      const { paths = {} } = await jsonOf(await get("/api/openapi.json"));
      const missing = Object.values(api)
        .flat()
        .filter(({ path }) => !Object.hasOwn(paths as object, path));
      expectThat(missing.length === 0, `it does not know ${missing[0]?.path}: another release is deployed`);
    },
  },
  {
    name: "an unknown call is refused",
    async run({ get }) {
      await expectRefusal(await get("/api/no-such-call"), 404, "not_found");
    },
  },
  {
    name: "nothing of a user is shown without a login",
    async run({ get }) {
      const tokens = ["", "Bearer aa_live_made_up", "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZGEifQ.", "Basic YTpi"];
      for (const authorization of tokens)
        for (const path of ["/api/user/someone/credits", "/api/user/someone/tasks", "/api/admin/vouchers"]) {
          const response = await get(path, { headers: authorization ? { authorization } : {} });
          await expectRefusal(response, 401, "unauthenticated");
        }
    },
  },
  {
    name: "nothing is ordered without a login",
    async run({ get }) {
      const body = JSON.stringify({ taskData: { inputStory: "A fox finds a lantern." } });
      const headers = { "content-type": "application/json" };
      for (const path of ["/api/task", "/api/webhook/incoming/someone", "/api/create-checkout-session"])
        await expectRefusal(await get(path, { method: "POST", headers, body }), 401, "unauthenticated");
    },
  },
  {
    name: "messages that Stripe did not sign are refused",
    async run({ get }) {
      const body = JSON.stringify({ id: "evt_made_up", type: "checkout.session.completed" });
      const at = Math.floor(Date.now() / 1000);
      for (const signature of ["", `t=${at},v1=${"0".repeat(64)}`]) {
        const headers = { "content-type": "application/json", "stripe-signature": signature };
        const response = await get("/api/stripe/webhook", { method: "POST", headers, body });
        await expectRefusal(response, 400, "invalid_request");
      }
    },
  },
];
