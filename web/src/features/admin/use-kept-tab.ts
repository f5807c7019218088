import { useState } from "react";

const key = "admin-tab";
const tabs = ["vouchers", "top-up"] as const;

const tabOf = (kept: string | null) => tabs.find((known) => known === kept) ?? "vouchers";

/** The tab that was open last time, also in another visit. */
export const useKeptTab = () => {
  const [tab, setTab] = useState(() => tabOf(localStorage.getItem(key)));
  const choose = (id: string): void => {
    localStorage.setItem(key, tabOf(id));
    setTab(tabOf(id));
  };
  return { tab, choose };
};
