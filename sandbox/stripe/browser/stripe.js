// A stand-in for Stripe.js: as much of it as the shop uses, with the same names.
(() => {
  const home = new URL(document.currentScript.src).origin;

  function paymentElement() {
    const frame = document.createElement("iframe");
    const listeners = {};
    let calls = 0;
    frame.src = `${home}/stripe/element`;
    frame.title = "Card";
    frame.setAttribute("allow", "payment");
    frame.style.cssText = "display:block;width:100%;height:340px;border:0;border-radius:8px";

    function onMessage({ data, source }) {
      if (source !== frame.contentWindow) return;
      if (data?.sandbox === "size") frame.style.height = `${data.height}px`;
      if (data?.sandbox === "ready") for (const listener of listeners.ready ?? []) listener();
    }
    addEventListener("message", onMessage);

    return {
      mount(place) {
        const target = typeof place === "string" ? document.querySelector(place) : place;
        target.replaceChildren(frame);
      },
      on(name, listener) {
        listeners[name] = [...(listeners[name] ?? []), listener];
      },
      destroy() {
        removeEventListener("message", onMessage);
        frame.remove();
      },
      askToken() {
        const call = ++calls;
        return new Promise((resolve) => {
          addEventListener("message", function listen({ data, source }) {
            const isAnswer = data?.sandbox === "made" && data.call === call;
            if (source !== frame.contentWindow || !isAnswer) return;
            removeEventListener("message", listen);
            resolve(data);
          });
          frame.contentWindow.postMessage({ sandbox: "token", call }, home);
        });
      },
    };
  }

  window.Stripe = () => ({
    elements() {
      let element;
      return {
        create() {
          element = paymentElement();
          return element;
        },
        update() {},
        submit: async () => ({}),
        askToken: () => element.askToken(),
      };
    },
    async createConfirmationToken({ elements }) {
      const { id, error } = await elements.askToken();
      if (error) return { error: { type: "validation_error", message: error } };
      return { confirmationToken: { id } };
    },
    async handleNextAction({ clientSecret }) {
      const query = new URLSearchParams({ client_secret: clientSecret });
      const intent = await (await fetch(`${home}/stripe/intent?${query}`)).json();
      const step = intent.next_action?.redirect_to_url;
      if (!step) return { paymentIntent: intent };
      location.assign(step.url);
      return new Promise(() => {});
    },
  });
})();
