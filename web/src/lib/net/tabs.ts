/** Other tabs of this browser that show the same table: each hears once that there is another. */
export function watchOtherTabs(table: string, met: () => void): BroadcastChannel {
  const channel = new BroadcastChannel(`noripan ${table}`);
  channel.onmessage = ({ data }) => {
    if (data === "opened") channel.postMessage("here");
    met();
  };
  channel.postMessage("opened");
  return channel;
}
