import type { AppLayoutProps } from "@cloudscape-design/components/app-layout";
import { type ComponentType, lazy, useState } from "react";
import { matchPath } from "react-router-dom";
import { t } from "../lib/translate.ts";

interface Screen {
  readonly path: string;
  /** The text of the breadcrumb. */
  readonly title: string;
  /** The text of the breadcrumb if the page edits something. */
  readonly editTitle?: string;
  /** The path of the parent in the breadcrumb trail. */
  readonly above?: string;
  readonly contentType: AppLayoutProps["contentType"];
  readonly Page: ComponentType;
  readonly preload: () => Promise<unknown>;
}

/** A page that is loaded when it is opened. After `preload` it renders at once, without the loading text. */
const lazyPage = (load: () => Promise<ComponentType>) => {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Later = lazy(preload);
  const Page = () => {
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown />;
  };
  return { Page, preload };
};
const taskForm = lazyPage(async () => (await import("../features/task-form/task-form-page.tsx")).TaskFormPage);
const credits = lazyPage(async () => (await import("../features/credits/credits-page.tsx")).CreditsPage);

/** The screens of signed-in users. Each is its own chunk; add it to build/first-load.ts too. */
export const screens: readonly Screen[] = [
  {
    path: "/welcome",
    title: t("Home"),
    contentType: "dashboard",
    ...lazyPage(async () => (await import("../features/dashboard/dashboard-page.tsx")).DashboardPage),
  },
  {
    path: "/tasks",
    title: t("Tasks"),
    contentType: "cards",
    ...lazyPage(async () => (await import("../features/tasks/tasks-page.tsx")).TasksPage),
  },
  {
    path: "/create-task",
    title: t("New Story"),
    editTitle: t("Edit"),
    above: "/tasks",
    contentType: "default",
    ...taskForm,
  },
  { path: "/repeat-task", title: t("Repeat"), above: "/tasks", contentType: "default", ...taskForm },
  { path: "/continue-task", title: t("Sequel"), above: "/tasks", contentType: "default", ...taskForm },
  {
    path: "/task-detail/:taskId",
    title: t("Task"),
    above: "/tasks",
    contentType: "default",
    ...lazyPage(async () => (await import("../features/task-detail/task-detail-page.tsx")).TaskDetailPage),
  },
  { path: "/credits", title: t("Credits"), contentType: "default", ...credits },
  { path: "/balance", title: t("Credits"), contentType: "default", ...credits },
  {
    path: "/payment-success",
    title: t("Payment"),
    above: "/credits",
    contentType: "default",
    ...lazyPage(async () => (await import("../features/payment/payment-success-page.tsx")).PaymentSuccessPage),
  },
  {
    path: "/asset-management",
    title: t("Assets"),
    contentType: "cards",
    ...lazyPage(async () => (await import("../features/assets/assets-page.tsx")).AssetsPage),
  },
  {
    path: "/youtube",
    title: "YouTube",
    contentType: "default",
    ...lazyPage(async () => (await import("../features/youtube/youtube-page.tsx")).YouTubePage),
  },
  {
    path: "/developer",
    title: t("Developers"),
    contentType: "default",
    ...lazyPage(async () => (await import("../features/developer/developer-page.tsx")).DeveloperPage),
  },
  {
    path: "/system_prompts",
    title: t("System Prompts"),
    above: "/developer",
    contentType: "default",
    ...lazyPage(async () => (await import("../features/system-prompts/system-prompts-page.tsx")).SystemPromptsPage),
  },
  {
    path: "/account",
    title: t("Account"),
    contentType: "default",
    ...lazyPage(async () => (await import("../features/my-account/account-page.tsx")).AccountPage),
  },
  {
    path: "/admin",
    title: t("Admin"),
    contentType: "default",
    ...lazyPage(async () => (await import("../features/admin/admin-page.tsx")).AdminPage),
  },
];

export const screenAt = (pathname: string) => screens.find(({ path }) => matchPath(path, pathname));
