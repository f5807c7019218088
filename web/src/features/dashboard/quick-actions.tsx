import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import { AppButton } from "../../components/app-link.tsx";
import { useUser } from "../../lib/session.ts";
import { text } from "./text.ts";

/** Links to other pages. */
export const QuickActions = () => {
  const { isAdmin } = useUser();
  return (
    <Container header={<Header variant="h2">{text.quick}</Header>}>
      <div className="buttons">
        <Button href="/illustration-samples" target="_blank" iconName="external" iconAlign="right">
          {text.samples}
        </Button>
        <AppButton to="/asset-management" iconName="folder">
          {text.assets}
        </AppButton>
        <AppButton to="/developer" iconName="script">
          {text.developers}
        </AppButton>
        {isAdmin && (
          <AppButton to="/admin" iconName="settings">
            {text.admin}
          </AppButton>
        )}
      </div>
    </Container>
  );
};
