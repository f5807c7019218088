import ExpandableSection from "@cloudscape-design/components/expandable-section";
import { lazy, Suspense, useState } from "react";
import { Loading } from "../../components/loading.tsx";
import { text } from "./text.ts";

const AuditOfMonth = lazy(async () => ({ default: (await import("./audit-table.tsx")).AuditTable }));

/** The audit log. It loads when it is expanded. */
export const AuditSection = () => {
  const [open, setOpen] = useState(false);
  return (
    <ExpandableSection
      variant="container"
      headerText={text.audit}
      headerDescription={text.auditWords}
      expanded={open}
      onChange={({ detail }) => setOpen(detail.expanded)}
    >
      {open && (
        <Suspense fallback={<Loading />}>
          <AuditOfMonth />
        </Suspense>
      )}
    </ExpandableSection>
  );
};
