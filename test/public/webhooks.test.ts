import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { newSecret, signedHeaders } from "#functions/core/webhook/sign.ts";
import { fetchRepository, runProgram, type Skip, sources } from "./sources.ts";

interface Message {
  readonly secret: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}
interface Verifier {
  readonly runtime: string;
  /** Writes a program that verifies the message with the library in `folder`. Returns the commands that run it. */
  program(folder: string, work: string, message: Message): Promise<readonly (readonly [string, ...string[]])[]>;
}

const literal = JSON.stringify;
const rubyOrPhp = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

const verifiers: readonly Verifier[] = [
  {
    runtime: "python3",
    program: async (folder, work, { secret, body, headers }) => {
      const file = join(work, "verify.py");
      const call = `Webhook(${literal(secret)}).verify(${literal(body)}, ${literal(headers)})`;
      const path = `import sys\nsys.path.insert(0, ${literal(join(folder, "python"))})`;
      await writeFile(file, `${path}\nfrom standardwebhooks.webhooks import Webhook\n${call}\n`);
      return [["python3", file]];
    },
  },
  {
    runtime: "javac",
    program: async (folder, work, { secret, body, headers }) => {
      const root = join(folder, "java/src/main/java/com/standardwebhooks");
      const file = join(work, "Verify.java");
      const entries = Object.entries(headers).map(([name, value]) => `${literal(name)}, List.of(${literal(value)})`);
      const call = `new com.standardwebhooks.Webhook(${literal(secret)}).verify(${literal(body)}, Map.of(${entries.join(", ")}))`;
      const main = `public static void main(String[] args) throws Exception { ${call}; }`;
      await writeFile(file, `import java.util.*;\nclass Verify { ${main} }\n`);
      const exceptions = (await readdir(join(root, "exceptions"))).map((name) => join(root, "exceptions", name));
      const sourceFiles = [join(root, "Webhook.java"), join(root, "WebhookBase.java"), ...exceptions, file];
      return [
        ["javac", "-encoding", "UTF-8", "-d", work, ...sourceFiles],
        ["java", "-cp", work, "Verify"],
      ];
    },
  },
  {
    runtime: "ruby",
    program: async (folder, work, { secret, body, headers }) => {
      const file = join(work, "verify.rb");
      const pairs = Object.entries(headers).map(([name, value]) => `${rubyOrPhp(name)} => ${rubyOrPhp(value)}`);
      const call = `StandardWebhooks::Webhook.new(${rubyOrPhp(secret)}).verify(${rubyOrPhp(body)}, { ${pairs.join(", ")} })`;
      await writeFile(file, `require "standardwebhooks"\n${call}\n`);
      return [["ruby", "-I", join(folder, "ruby/lib"), file]];
    },
  },
  {
    runtime: "php",
    program: async (folder, work, { secret, body, headers }) => {
      const file = join(work, "verify.php");
      const pairs = Object.entries(headers).map(([name, value]) => `${rubyOrPhp(name)} => ${rubyOrPhp(value)}`);
      const call = `(new StandardWebhooks\\Webhook(${rubyOrPhp(secret)}))->verify(${rubyOrPhp(body)}, [${pairs.join(", ")}]);`;
      await writeFile(file, `<?php\nrequire ${rubyOrPhp(join(folder, "php/init.php"))};\n${call}\n`);
      return [["php", file]];
    },
  },
];

const isHere = (runtime: string): Promise<boolean> =>
  runProgram(runtime, ["--version"]).then(
    () => true,
    () => false,
  );

it.for(verifiers)(
  "the Standard Webhooks library for $runtime accepts our signature and refuses a changed body",
  async ({ runtime, program }, { skip }) => {
    if (!(await isHere(runtime))) (skip as Skip)(`${runtime} is not on this machine`);
    const folder = await fetchRepository(sources.standardWebhooks, skip as Skip);
    const work = await mkdtemp(join(tmpdir(), "public-webhooks-"));
    const secret = newSecret({ bytes: (count) => crypto.getRandomValues(new Uint8Array(count)), number: Math.random });
    const body = JSON.stringify({ type: "task.completed", data: { title: "Der Fuchs — 狐" } });
    const headers = await signedHeaders([secret], { id: "msg_1", at: new Date(), body });
    const verify = async (message: Message): Promise<boolean> => {
      let last = { isOk: false, output: "" };
      for (const [name, ...args] of await program(folder, work, message)) {
        last = await runProgram(name, args);
        if (!last.isOk && name === "javac") throw new Error(last.output);
      }
      if (!last.isOk && !/signature/i.test(last.output)) throw new Error(last.output);
      return last.isOk;
    };

    expect(await verify({ secret, body, headers })).toBe(true);
    expect(await verify({ secret, body: body.replace("Fuchs", "Wolf"), headers })).toBe(false);
    await rm(work, { recursive: true });
  },
);
