// What is wrong with the page as it is laid out now: a list of sentences, empty if nothing is.
(whole) => {
    const SLACK = 1.5; // of rounding
    const dialog = document.querySelector("dialog[open]");
    const root = dialog ?? document.body;
    const faults = [];
    const named = (one) => {
        const text = (one.ariaLabel ?? one.textContent).trim().replace(/\s+/g, " ").slice(0, 40);
        return `${one.localName}${one.classList.length ? "." + [...one.classList].filter((c) => !c.startsWith("svelte-")).join(".") : ""} “${text}”`;
    };
    const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(".sr-only, [inert]");
    const boxOf = (one) => one.getBoundingClientRect();
    const meet = (a, b, by = SLACK) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > by && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
    const related = (a, b) => a.contains(b) || b.contains(a);
    const pans = (one) => one.closest(".world, .grid, .peek"); // moved by the player, and partly beyond its frame on purpose

    // a control is what is pressed: a field inside its label is pressed by the label
    const controls = [...root.querySelectorAll("button, a[href], input, select, textarea, summary, [role=button]")]
        .map((one) => (one.matches("input[type=checkbox], input[type=radio]") ? (one.closest("label") ?? one) : one))
        .filter((one, i, all) => all.indexOf(one) === i && seen(one) && boxOf(one).width > 0);
    const pieces = [...root.querySelectorAll(".piece, .drawn")].filter((one) => seen(one) && !pans(one));

    // ---- the page
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth + SLACK) faults.push(`the page is ${page.scrollWidth} px wide`);
    if (whole && page.scrollHeight > innerHeight + SLACK) faults.push(`the page is ${page.scrollHeight} px high`);

    // ---- what frames cut off, and what stands beyond the window
    const scrolls = (one, axis) => ["auto", "scroll"].includes(getComputedStyle(one)[`overflow${axis}`]);
    const framed = (box, one, { sideways = true } = {}) => {
        for (let at = one; at && at !== document.body; at = at.parentElement) {
            const style = getComputedStyle(at);
            const frame = boxOf(at);
            const clipsX = sideways && style.overflowX !== "visible";
            const clipsY = style.overflowY !== "visible";
            if (at.id === "app") break;
            if (clipsX && !scrolls(at, "X") && (box.left < frame.left - SLACK || box.right > frame.right + SLACK)) return `is cut off sideways by ${named(at)}`;
            if (clipsY && !scrolls(at, "Y") && (box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK)) return `is cut off by ${named(at)}`;
            if (scrolls(at, "X")) sideways = false;
            if (scrolls(at, "Y") && at.scrollHeight > at.clientHeight + SLACK) return "";
            if (style.position === "fixed") break;
        }
        if (sideways && (box.left < -SLACK || box.right > innerWidth + SLACK)) return "stands beyond the side of the window";
        if ((whole || dialog) && (box.top < -SLACK || box.bottom > innerHeight + SLACK)) return "stands beyond the window";
        return "";
    };
    for (const one of [...controls, ...pieces.filter((piece) => !piece.matches(".drawn"))]) {
        if (pans(one)) continue;
        const how = framed(boxOf(one), one);
        if (how) faults.push(`${named(one)} ${how}`);
    }

    // ---- texts, with the ink below and above their line
    const pen = document.createElement("canvas").getContext("2d");
    const texts = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const one = node.parentElement;
        if (!node.data.trim() || !one || !seen(one) || pans(one) || one.closest("svg, script, style, option, title")) continue;
        const style = getComputedStyle(one);
        pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const ink = pen.measureText(node.data.trim());
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()].filter((line) => line.width > 1);
        const high = ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent;
        const inked = lines.map((line) => {
            const base = line.top + ink.fontBoundingBoxAscent * (line.height / high);
            return new DOMRect(line.left, base - ink.actualBoundingBoxAscent, line.width, ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent);
        });
        const shortened = one.closest(".shortens"); // what people are called, where somebody else decides how long
        if (shortened) {
            const room = boxOf(shortened).width;
            const wanted = Math.min(ink.width, 3.5 * parseFloat(style.fontSize));
            if (room < wanted - SLACK) faults.push(`only ${Math.round(room)} px are left of ${named(one)}`);
        }
        // a text of several lines may be shortened if whole lines of it are left
        const clamped = style.webkitLineClamp !== "none" ? boxOf(one) : null;
        const lasting = clamped ? inked.filter((line) => line.bottom <= clamped.bottom + SLACK) : inked;
        if (clamped && inked.length && !lasting.length) faults.push(`nothing is left of ${named(one)}`);
        const shown = shortened ? inked.slice(0, 1) : lasting;
        for (const line of shown) {
            const how = framed(line, one, { sideways: !shortened });
            if (how) {
                faults.push(`the text ${named(one)} ${how}`);
                break;
            }
        }
        const clip = shortened ? boxOf(shortened) : null;
        texts.push({ one, boxes: shown.map((line) => (clip ? new DOMRect(line.left, line.top, Math.max(0, Math.min(line.right, clip.right) - line.left), line.height) : line)) });
    }

    // ---- one over the other
    const within = (one, boxes) => boxes.map((box) => visibly(one, box)).filter(Boolean);
    const visibly = (one, box) => { // the part of a box that its scrolling ancestors show
        let { left, top, right, bottom } = box;
        for (let at = one.parentElement; at; at = at.parentElement) {
            if (getComputedStyle(at).overflow === "visible" || at.id === "app") continue;
            const frame = boxOf(at);
            [left, top, right, bottom] = [Math.max(left, frame.left), Math.max(top, frame.top), Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
        }
        return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
    };
    for (const text of texts) text.boxes = within(text.one, text.boxes);
    const placed = controls.filter((one) => !pans(one)).map((one) => ({ one, box: visibly(one, boxOf(one)) })).filter(({ box }) => box);
    const above = (one) => one.closest(".hold, .reckoning, .may-be, .toasts, .said"); // what lies over the table on purpose, for a moment
    placed.forEach(({ one, box }, i) => {
        for (const { one: other, box: there } of placed.slice(i + 1))
            if (meet(box, there, 2.5) && !related(one, other) && above(one) === above(other)) faults.push(`${named(one)} and ${named(other)} overlap`);
        for (const text of texts)
            if (!related(one, text.one) && above(one) === above(text.one) && text.boxes.some((line) => meet(line, box, 2)))
                faults.push(`the text ${named(text.one)} runs into ${named(one)}`);
    });
    const blockOf = (one) => (getComputedStyle(one).display.startsWith("inline") && one.parentElement ? blockOf(one.parentElement) : one);
    const touch = (a, b) => // side by side in one line, without room for a blank
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2 && Math.max(a.left, b.left) - Math.min(a.right, b.right) < 2;
    const showing = new Map(pieces.map((piece) => [piece, visibly(piece, boxOf(piece))]));
    for (const { one, box } of placed.filter(({ one }) => one.matches(".button") && !one.querySelector(".piece, .drawn")))
        for (const piece of pieces.filter((piece) => !piece.closest("button") && above(piece) === above(one)))
            if (showing.get(piece) && meet(box, showing.get(piece), 2)) faults.push(`${named(one)} lies over ${named(piece)}`);
    texts.forEach(({ one, boxes }, i) => {
        for (const other of texts.slice(i + 1)) {
            if (one === other.one || above(one) !== above(other.one)) continue;
            if (boxes.some((a) => other.boxes.some((b) => meet(a, b, 2))))
                faults.push(`the texts ${named(one)} and ${named(other.one)} overlap`);
            else if (!one.closest(".sixes") && blockOf(one) !== blockOf(other.one) && boxes.some((a) => other.boxes.some((b) => touch(a, b))))
                faults.push(`the texts ${named(one)} and ${named(other.one)} read as one`);
        }
        const on = one.closest(".piece, .sixes");
        for (const piece of pieces)
            if (!on && !related(one, piece) && above(one) === above(piece) && showing.get(piece) && boxes.some((line) => meet(line, showing.get(piece), 2)))
                faults.push(`the text ${named(one)} runs over ${named(piece)}`);
    });

    // ---- every control takes the click: in its middle, and half way to its corners
    for (const one of controls) {
        if (one.disabled || pans(one)) continue;
        if (!whole && !dialog) one.scrollIntoView({ block: "nearest", behavior: "instant" });
        else if (dialog) one.scrollIntoView({ block: "nearest", behavior: "instant" });
        const box = boxOf(one);
        const missed = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]].map(([x, y]) => {
            const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
            return hit && (one.contains(hit) || hit.closest("label")?.contains(one)) ? null : (hit ?? document.body);
        }).filter((hit) => hit && !(above(hit) && !above(one)));
        if (missed.length) faults.push(`${missed.length} of 5 clicks on ${named(one)} reach ${named(missed[0])}`);
    }
    // ---- no piece stands out of its patch at the side
    for (const one of pieces.filter((piece) => !piece.matches(".drawn"))) {
        const [patch, shown] = [one.closest(".patch"), visibly(one, boxOf(one))];
        if (!patch || !shown || above(one)) continue;
        const frame = boxOf(patch);
        if (shown.left < frame.left - SLACK || shown.right > frame.right + SLACK) faults.push(`${named(one)} stands out of ${named(patch)}`);
    }
    // ---- no piece is too small to be made out
    for (const one of pieces.filter((piece) => !piece.matches(".drawn"))) {
        const { width, height } = boxOf(one);
        if (width < 12 || height < 12) faults.push(`${named(one)} is only ${Math.round(width)} × ${Math.round(height)} px`);
    }
    // ---- every piece can be seen: at its middle lies nothing of another patch
    for (const one of pieces.filter((piece) => !piece.matches(".drawn"))) {
        const shown = visibly(one, boxOf(one));
        const { left, top, width, height } = boxOf(one);
        if (!shown || shown.height < height - 2 || shown.width < width - 2) continue; // scrolled
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const patch = one.closest(".patch");
        if (hit && patch && !patch.contains(hit) && !above(hit)) faults.push(`${named(hit)} lies over ${named(one)}`);
    }
    // ---- so can every text and every number
    const numbers = [...root.querySelectorAll(".num")].filter((one) => seen(one) && !pans(one)).map((one) => ({ one, boxes: within(one, [boxOf(one)]) }));
    for (const { one, boxes } of whole ? [...texts, ...numbers] : []) {
        const patch = one.closest(".patch");
        for (const { left, top, width, height } of boxes) {
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            if (hit && patch && !patch.contains(hit) && !hit.contains(patch) && !above(hit)) faults.push(`${named(hit)} lies over ${named(one)}`);
        }
    }
    // ---- the table and the hand are there together, and nothing of them must be looked for
    if (whole && !dialog) {
        for (const one of root.querySelectorAll("main.board *"))
            if (seen(one) && scrolls(one, "Y") && one.scrollHeight > one.clientHeight + 2) faults.push(`${named(one)} scrolls`);
        for (const region of root.querySelectorAll("main.board .patch")) {
            const { width, height } = boxOf(region);
            if (seen(region) && region.childElementCount && (width < 40 || height < 24)) faults.push(`${named(region)} is only ${Math.round(width)} × ${Math.round(height)} px`);
        }
    }
    return [...new Set(faults)];
}
