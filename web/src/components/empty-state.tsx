import Box from "@cloudscape-design/components/box";
import SpaceBetween from "@cloudscape-design/components/space-between";
import type { ReactNode } from "react";

interface EmptyStateProps {
  readonly title: string;
  /** A drawing of drawings.tsx. */
  readonly drawing?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** An empty list: a drawing, a text and the action that fills it. */
export const EmptyState = ({ title, drawing, action, children }: EmptyStateProps) => (
  <Box textAlign="center" padding={{ vertical: "xl", horizontal: "l" }}>
    <SpaceBetween size="m" alignItems="center">
      {drawing}
      <Box variant="h3" tagOverride="p" padding="n">
        {title}
      </Box>
      {children && <Box color="text-body-secondary">{children}</Box>}
      {action}
    </SpaceBetween>
  </Box>
);
