/** The words of the dashboard, as the specification gives them. */
export const text = {
  welcome: "Welcome to Animation Agent!",
  create: "Create New Story",
  balance: "Credit Balance",
  statistics: "Task Statistics",
  tab: { all: "All", in_progress: "In Progress", pending: "Pending", completed: "Completed", failed: "Failed" },
  reserved: "Reserved",
  earned: "Total earned",
  spent: "Total spent",
  recent: "Recent Tasks",
  none: "No projects yet",
  first: "Create Your First Story",
  pitch: "Tell it an idea or give it a whole story, and watch it become a film.",
  noCodeName: "No code name available",
} as const;
