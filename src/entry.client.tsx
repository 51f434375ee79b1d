import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadPageMessages, MessagesProvider } from "#shop/messages-provider.tsx";

/** Texts are not in the page (they would be sent again with every page): they come beside the scripts. */
const messages = await loadPageMessages();

// Without texts React would write keys over words that can be read; as it is, every link works.
if (messages) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <MessagesProvider messages={messages}>
          <HydratedRouter />
        </MessagesProvider>
      </StrictMode>,
    );
  });
}
