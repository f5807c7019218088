import ExpandableSection from "@cloudscape-design/components/expandable-section";
import { type ReactNode, useState } from "react";
import { type UseFormReturn, useFormState } from "react-hook-form";
import type { Order } from "./order.ts";

interface SectionProps {
  readonly form: UseFormReturn<Order>;
  readonly title: string;
  readonly about: string;
  /** The fields of the section. It stays open while one of them has an error. */
  readonly fields: readonly (keyof Order)[];
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A collapsible section of the form. Its content renders when it first opens. */
export const Section = ({ form, title, about, fields, isOpen, children }: SectionProps) => {
  const { errors } = useFormState({ control: form.control });
  const [open, setOpen] = useState(isOpen);
  const expanded = open || fields.some((field) => errors[field]);
  const [seen, setSeen] = useState(expanded);
  if (expanded && !seen) setSeen(true);
  return (
    <ExpandableSection
      variant="container"
      headingTagOverride="h2"
      headerText={title}
      headerDescription={about}
      expanded={expanded}
      onChange={({ detail }) => setOpen(detail.expanded)}
    >
      {seen && children}
    </ExpandableSection>
  );
};
