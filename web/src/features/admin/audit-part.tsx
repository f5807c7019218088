import ExpandableSection from "@cloudscape-design/components/expandable-section";
import { useState } from "react";
import { AuditOfMonth } from "./audit-of-month.tsx";
import { text } from "./text.ts";

/** What administrators did. It is asked for when it is opened. */
export const AuditPart = () => {
  const [open, setOpen] = useState(false);
  return (
    <ExpandableSection
      variant="container"
      headerText={text.audit}
      headerDescription={text.auditWords}
      expanded={open}
      onChange={({ detail }) => setOpen(detail.expanded)}
    >
      {open && <AuditOfMonth />}
    </ExpandableSection>
  );
};
