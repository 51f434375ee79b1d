// The card form in its frame: numbers never leave it, only a token does.
const form = document.getElementById("card");
const problem = document.getElementById("problem");
const field = (name) => document.getElementById(name);

async function makeToken() {
  problem.textContent = "";
  const answer = await fetch("/stripe/tokens", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ number: field("number").value, delivery: field("delivery").value }),
  });
  const { id, error } = await answer.json();
  if (error) {
    problem.textContent = error;
    field("number").focus();
  }
  return { id, error };
}

form.addEventListener("submit", (event) => event.preventDefault());
addEventListener("message", async ({ data, source, origin }) => {
  if (data?.sandbox !== "token") return;
  source.postMessage({ sandbox: "made", call: data.call, ...(await makeToken()) }, origin);
});

const tellSize = () =>
  parent.postMessage({ sandbox: "size", height: document.documentElement.offsetHeight }, "*");
new ResizeObserver(tellSize).observe(document.body);
tellSize();
parent.postMessage({ sandbox: "ready" }, "*");
