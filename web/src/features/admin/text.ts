/** The words of the admin dashboard, as the specification gives them. */
export const text = {
  title: "Admin Dashboard",
  back: "Back to Home",
  denied: "Access Denied",
  noPermission: "You don't have permission to access this page.",
} as const;
