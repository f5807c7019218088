import type { AppLayoutProps } from "@cloudscape-design/components/app-layout";
import { type ComponentType, lazy } from "react";

interface Screen {
  readonly path: string;
  /** In the trail at the top of the page. */
  readonly title: string;
  /** The screen that this one belongs to. */
  readonly above?: string;
  readonly contentType: AppLayoutProps["contentType"];
  readonly Page: ComponentType;
}

const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));
const TaskFormPage = page(async () => (await import("../features/task-form/task-form-page.tsx")).TaskFormPage);
const CreditsPage = page(async () => (await import("../features/credits/credits-page.tsx")).CreditsPage);

/** The screens of a user. Each is a file of its own, loaded when it is opened; build/first-load.ts names it too. */
export const screens: readonly Screen[] = [
  {
    path: "/welcome",
    title: "Home",
    contentType: "dashboard",
    Page: page(async () => (await import("../features/dashboard/dashboard-page.tsx")).DashboardPage),
  },
  {
    path: "/tasks",
    title: "Tasks",
    contentType: "cards",
    Page: page(async () => (await import("../features/tasks/tasks-page.tsx")).TasksPage),
  },
  { path: "/create-task", title: "New Story", above: "/tasks", contentType: "default", Page: TaskFormPage },
  { path: "/repeat-task", title: "Repeat", above: "/tasks", contentType: "default", Page: TaskFormPage },
  { path: "/continue-task", title: "Sequel", above: "/tasks", contentType: "default", Page: TaskFormPage },
  {
    path: "/task-detail/:taskId",
    title: "Task",
    above: "/tasks",
    contentType: "default",
    Page: page(async () => (await import("../features/task-detail/task-detail-page.tsx")).TaskDetailPage),
  },
  { path: "/credits", title: "Credits", contentType: "default", Page: CreditsPage },
  { path: "/balance", title: "Credits", contentType: "default", Page: CreditsPage },
  {
    path: "/payment-success",
    title: "Payment",
    above: "/credits",
    contentType: "default",
    Page: page(async () => (await import("../features/payment/payment-success-page.tsx")).PaymentSuccessPage),
  },
  {
    path: "/asset-management",
    title: "Assets",
    contentType: "cards",
    Page: page(async () => (await import("../features/assets/assets-page.tsx")).AssetsPage),
  },
  {
    path: "/developer",
    title: "Developers",
    contentType: "default",
    Page: page(async () => (await import("../features/developer/developer-page.tsx")).DeveloperPage),
  },
  {
    path: "/system_prompts",
    title: "System Prompts",
    above: "/developer",
    contentType: "default",
    Page: page(async () => (await import("../features/system-prompts/system-prompts-page.tsx")).SystemPromptsPage),
  },
  {
    path: "/admin",
    title: "Admin",
    contentType: "default",
    Page: page(async () => (await import("../features/admin/admin-page.tsx")).AdminPage),
  },
];
