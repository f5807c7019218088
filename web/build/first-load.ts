const start = ["src/app/start.tsx"];
const shell = [...start, "src/app/shell.tsx"];
const page = (feature: string, name = feature) => [...shell, `src/features/${feature}/${name}-page.tsx`];

/**
 * The modules that each path prefix needs for its first render; the first match counts. build/preload.ts preloads their
 * files, and test/site/weight.test.ts weighs them.
 */
export const firstLoad: Readonly<Record<string, readonly string[]>> = {
  "/welcome": page("dashboard"),
  "/tasks": page("tasks"),
  "/create-task": page("task-form"),
  "/repeat-task": page("task-form"),
  "/continue-task": page("task-form"),
  "/credits": page("credits"),
  "/balance": page("credits"),
  "/payment-success": page("payment", "payment-success"),
  "/task-detail": page("task-detail"),
  "/account": page("my-account", "account"),
  "/admin": page("admin"),
  "/asset-management": page("assets"),
  "/youtube": page("youtube"),
  "/developer": page("developer"),
  "/system_prompts": page("system-prompts"),
  "/payment-cancelled": [...start, "src/features/payment/payment-cancelled-page.tsx"],
  "/unsubscribe": [...start, "src/features/unsubscribe/unsubscribe-page.tsx"],
  "/illustration-samples": [...start, "src/features/illustration-samples/illustration-samples-page.tsx"],
  "/watch": [...start, "src/features/watch/watch-page.tsx"],
  "/embed": [...start, "src/features/watch/embed-page.tsx"],
  "/login": [...start, "src/features/account/sign-in-page.tsx"],
  "/terms": [...start, "src/features/legal/legal-page.tsx"],
  "/privacy": [...start, "src/features/legal/legal-page.tsx"],
  "/imprint": [...start, "src/features/legal/legal-page.tsx"],
  "/": [...start, "src/features/front/front-page.tsx"],
};

/** The additional modules of a browser with a session. */
export const ofUsers: readonly string[] = ["src/lib/cognito.ts"];
