// Who may import whom. A part of the house may import its own files, what its line names, and nothing else.
// docs/architecture.md draws these laws; `npm run check:imports` enforces them.

const npm = (...names) => `node_modules/(${names.join("|")})/`;
const node =
  "^(node:|(assert|buffer|child_process|crypto|dns|events|fs|https?|module|net|os|path|readline|stream|timers|tls|url|util|worker_threads|zlib)(/|$))";
const types = ["node_modules/@types/", "^aws-lambda$"];

const may = (part, only, because, except) => ({
  name: `${part.replaceAll("/", "-")}-keeps-to-itself`,
  comment: because,
  severity: "error",
  from: { path: `^${part}/(?!test/)`, ...(except && { pathNot: `^${except}/` }) },
  to: { pathNot: [`^${part}/`, ...only, ...types] },
});
const strangers = (rooms) => ({
  name: `${rooms.replaceAll("/", "-")}-are-strangers`,
  comment: `No room of ${rooms} imports another: what two of them share belongs below them.`,
  severity: "error",
  from: { path: `^${rooms}/([^/]+)/` },
  to: { path: `^${rooms}/([^/]+)/`, pathNot: `^${rooms}/$1/` },
});
/**
 * Rooms one above the other: each may use those below it, none one above; a room that is not named stands beside them
 * on the lowest, and is a stranger to all others.
 */
const storeys = (rooms, order) => [
  ...order.map((room, at) => ({
    name: `${room}-uses-only-rooms-below-it`,
    severity: "error",
    from: { path: `^${rooms}/${room}/` },
    to: { path: `^${rooms}/[^/]+/`, pathNot: [room, ...order.slice(0, at)].map((below) => `^${rooms}/${below}/`) },
  })),
  {
    ...strangers(rooms),
    from: { path: `^${rooms}/(?!${order.join("|")})([^/]+)/` },
    to: { path: `^${rooms}/([^/]+)/`, pathNot: [`^${rooms}/$1/`, `^${rooms}/${order[0]}/`] },
  },
];
const adapters = "^functions/adapters";
const adapterStoreys = [
  {
    name: "adapters-are-strangers",
    comment: "An adapter imports no other adapter: what two of them need belongs in adapters/shared.",
    severity: "error",
    from: { path: `${adapters}/(?!studio/|shared/)([^/]+)/` },
    to: { path: `${adapters}/([^/]+)/`, pathNot: ["$1", "studio", "shared"].map((folder) => `${adapters}/${folder}/`) },
  },
  {
    name: "adapters-shared-uses-only-studio",
    severity: "error",
    from: { path: `${adapters}/shared/` },
    to: { path: `${adapters}/([^/]+)/`, pathNot: ["studio", "shared"].map((folder) => `${adapters}/${folder}/`) },
  },
  {
    name: "adapters-studio-uses-no-adapter",
    severity: "error",
    from: { path: `${adapters}/studio/` },
    to: { path: `${adapters}/([^/]+)/`, pathNot: `${adapters}/studio/` },
  },
];
const core = (...files) => `^functions/core/(${files.join("|")})\\.ts$`;
const contract = "^contract/";
const tableSchema = "^functions/adapters/dynamodb/schema\\.ts$";
const sdks = npm(
  "@aws-lambda-powertools",
  "@aws-sdk",
  "@google",
  "@smithy",
  "@tryghost",
  "aws-jwt-verify",
  "client-zip",
  "file-type",
  "ipaddr.js",
  "standardwebhooks",
  "stripe",
);
const media = npm("@ffmpeg-installer", "@napi-rs/canvas", "@expo-google-fonts", "sharp");

module.exports = {
  forbidden: [
    may("contract", [npm("zod")], "Browsers load the contract too."),
    may(
      "functions/core",
      [contract, npm("zod")],
      "The core decides; it knows no AWS, no provider, no HTTP. zod is the contract's own language.",
    ),
    may(
      "functions/adapters",
      [
        contract,
        core(
          "all-ports",
          "credit/ledger",
          "mail/mail-content",
          "provider/provider-pauses",
          "shared/[a-z-]+",
          "story/story",
          // What a subject writes, asks of outside, and keeps.
          "[a-z]+/(changes|key-records|ports|records)",
        ),
        "^packages/studio/",
        sdks,
        media,
        npm("zod"),
        node,
      ],
      "An adapter serves a port; it never calls a use case.",
    ),
    {
      name: "only-the-studio-adapter-knows-the-studio",
      severity: "error",
      from: { path: "^functions/", pathNot: "^functions/adapters/studio/" },
      to: { path: "^packages/studio/" },
    },
    // adapters/shared holds what several adapters need; adapters/studio is the built-in engine that others build upon.
    ...adapterStoreys,
    may(
      "packages/studio",
      [
        media,
        npm(
          "@bjorn3",
          "@echogarden",
          "@iconify-json",
          "@resvg",
          "cldr-annotations-modern",
          "compromise",
          "kuromoji",
          "stopword",
        ),
        node,
      ],
      "A library of its own: words in, media out.",
    ),
    may(
      "functions/connect",
      ["^functions/adapters/", core("all-ports", "[a-z]+/(changes|ports)", "shared/[a-z-]+"), sdks, npm("zod"), node],
      "Joins one outside system to the ports it serves.",
    ),
    may(
      "functions/http",
      [
        contract,
        core("all-ports", "shared/[a-z-]+"),
        "^functions/connect/(edge-secret|lazy|log|user-mark)\\.ts$",
        npm("@middy", "busboy", "zod"),
        node,
      ],
      "Serves every context and knows none.",
    ),
    may(
      "functions/api",
      [contract, "^functions/(core|connect|http)/"],
      "A route binds an endpoint to a use case, and meets no SDK.",
    ),
    may(
      "functions/pipeline",
      [contract, "^functions/(core|connect)/", npm("zod")],
      "A stage binds a task state to the core.",
    ),
    may(
      "functions/delivery",
      [contract, "^functions/(core|connect)/", "^functions/pipeline/stage\\.ts$", npm("zod")],
      "A stage binds a task state to the core.",
    ),
    may(
      "functions/authorizer",
      [contract, "^functions/(core|connect)/", npm("zod")],
      "Says who a caller is, before any route.",
    ),
    may(
      "functions/consumers",
      [contract, "^functions/(core|connect)/", npm("zod")],
      "A consumer binds an event to a use case.",
    ),
    may("tools/operate", ["^functions/(core|connect)/", node], "An operator's commands are the core's use cases."),
    may("state-machines", [], "A definition and the names in it."),
    may(
      "infra",
      [contract, "^state-machines/", tableSchema, npm("aws-cdk-lib", "constructs", "esbuild"), node],
      "The stacks read the contract, never the logic.",
    ),
    may(
      "web/build/samples",
      [
        contract,
        "^packages/studio/src/(artist/index|narrator/index|sound/[a-z-]+)\\.ts$",
        "^functions/adapters/ffmpeg/sound/to-mp3\\.ts$",
        media,
        node,
      ],
      "Makes the files by which the site shows the studio. Nothing of it reaches a browser.",
    ),
    may(
      "web",
      [
        contract,
        npm(
          "react",
          "react-dom",
          "react-router-dom",
          "@tanstack",
          "@cloudscape-design",
          "aws-amplify",
          "esbuild",
          "idb-keyval",
          "marked",
          "react-hook-form",
          "@hookform",
          "vite",
          "@vitejs",
          "yet-another-react-lightbox",
          "zod",
        ),
        node,
      ],
      "The browser knows the server by its contract alone.",
      "web/build/samples",
    ),
    may(
      "packages/aws-emulators",
      [npm("@aws-sdk", "asl-validator", "busboy", "dynalite", "fast-xml-parser", "jsonata"), node],
      "AWS on one machine; knows nothing of the product.",
    ),
    may(
      "packages/fakes",
      [npm("sharp", "zod"), node],
      "Servers that speak a wire format; they know nothing of the product.",
    ),
    // An emulator imports src/shared and no other emulator; a fake imports no other fake.
    ...storeys("packages/aws-emulators/src", ["shared"]),
    strangers("packages/fakes/src"),
    may(
      "local",
      [
        contract,
        "^packages/(aws-emulators|fakes)/src/[a-z0-9-]+/index\\.ts$",
        "^state-machines/",
        tableSchema,
        "^infra/(site-headers|native/layers)\\.ts$",
        "^functions/(api|pipeline|delivery|consumers|authorizer)/",
        // Only local/demo: it gives the demo account its credits as anybody else is given some.
        "^functions/(connect|core)/",
        sdks,
        npm("aws-amplify", "aws-jwt-verify", "busboy", "esbuild", "sharp", "vite", "zod"),
        node,
      ],
      "Runs the functions' own entry files.",
    ),
    strangers("functions/api"),
    ...storeys("functions/core", [
      "shared",
      "artifact",
      "credit",
      "account",
      "provider",
      "story",
      "prompt",
      "assist",
      "asset",
      "media",
      "task",
      "order",
      "pipeline",
      "script",
      "narration",
      "picture",
      "captions",
      "scene",
      "film",
      "voucher",
      "payment",
      "developer",
      "mail",
      "webhook",
      "blog",
      "admin",
      "operate",
    ]),
    strangers("web/src/features"),
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "no-orphans", severity: "error", from: { orphan: true, path: "^functions/core/" }, to: {} },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx"],
    },
  },
};
