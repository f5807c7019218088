import SpaceBetween from "@cloudscape-design/components/space-between";
import { AppButton } from "../../components/app-button.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { text } from "./text.ts";

export const DeveloperPage = () => (
  <SpaceBetween size="l">
    <PageHeader title={text.title} actions={<AppButton to="/welcome">{text.back}</AppButton>} />
  </SpaceBetween>
);
