// biome-ignore-all lint: ES5, for browsers that can read nothing newer
/**
 * The warning of SPEC §5 where the app cannot show its modal. Its texts come from the address that the
 * page names for the app; its colours are the system's, since our tokens may be unknown here.
 */
(function () {
  var STORAGE_KEY = "unsupported-browser-dismissed";
  var BOX =
    "position:fixed;bottom:0;z-index:1060;box-sizing:border-box;width:100%;padding:16px;" +
    "border-top:2px solid;background:Window;color:WindowText;font:16px/1.5 sans-serif";
  var BUTTON =
    "min-height:44px;margin-top:8px;padding:8px 16px;border:1px solid;border-radius:4px;" +
    "background:Window;color:WindowText;font:inherit;cursor:pointer";
  var root = document.documentElement;

  function appTookOver() {
    return root.getAttribute("data-hydrated") !== null;
  }

  function wasDismissed() {
    try {
      return sessionStorage.getItem(STORAGE_KEY) === "1";
    } catch (_forbidden) {
      return false;
    }
  }

  function dismiss(box) {
    document.body.removeChild(box);
    try {
      sessionStorage.setItem(STORAGE_KEY, "1");
    } catch (_forbidden) {
      // The notice then comes with every page.
    }
  }

  function element(tag, content, style) {
    var made = document.createElement(tag);
    made.appendChild(typeof content === "string" ? document.createTextNode(content) : content);
    if (style) made.style.cssText = style;
    return made;
  }

  function show(texts) {
    var link = element(
      "a",
      texts["unsupported_browser.title"],
      "color:inherit;text-decoration:underline",
    );
    link.href = "/" + root.lang + "/unsupported-browser";
    var button = element("button", texts["unsupported_browser.continue"], BUTTON);
    button.type = "button";
    var box = element("div", element("strong", link), BOX);
    box.id = "old-browser-notice";
    box.setAttribute("role", "alert");
    box.appendChild(element("div", texts["unsupported_browser.text"]));
    box.appendChild(button);
    button.onclick = function () {
      dismiss(box);
    };
    document.body.appendChild(box);
  }

  var address = document.getElementById("messages");
  if (!address || wasDismissed()) return;
  var request = new XMLHttpRequest();
  request.onload = function () {
    if (request.status !== 200 || appTookOver()) return;
    show(JSON.parse(request.responseText).resources[root.lang]);
  };
  request.open("GET", address.href);
  request.send();
})();
