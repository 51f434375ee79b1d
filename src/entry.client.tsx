import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadPageMessages, MessagesProvider } from "#shop/messages-provider.tsx";

/** Messages are not in the page, where they would be sent with every page: they are loaded like the scripts. */
const messages = await loadPageMessages();

// Without messages React would replace readable text by keys; without React every link still works.
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
