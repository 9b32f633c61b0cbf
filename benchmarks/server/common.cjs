// What both ways of playing share.

const http = require("node:http");

/** The same choices in every run. */
class Chance {
  constructor(name) {
    this.state = [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 2166136261);
  }

  pick(list) {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return list[(this.state >>> 8) % list.length];
  }
}

async function inParallel(width, list, work) {
  const left = [...list];
  const worker = async () => {
    while (left.length > 0) await work(left.shift());
  };
  await Promise.all(Array.from({ length: width }, worker));
}

function request(agent, method, url, data, headers = {}) {
  return new Promise((resolve, reject) => {
    const body = data === undefined ? "" : JSON.stringify(data);
    const more = data === undefined ? {} : { "content-type": "application/json" };
    const asked = http.request(url, { agent, method, headers: { ...headers, ...more, "content-length": Buffer.byteLength(body) } });
    asked.on("error", reject);
    asked.on("response", (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode >= 300) reject(new Error(`${url}: ${answer.statusCode} ${text}`));
        else resolve({ headers: answer.headers, data: text ? JSON.parse(text) : null });
      });
    });
    asked.end(body);
  });
}

module.exports = { Chance, inParallel, request };
