import { describe, expect, it } from "vitest";
import { neighbour } from "./roving";

describe("arrow keys", () => {
  const grid = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 0, y: 60 },
    { x: 50, y: 60 },
  ];
  it("walk to the neighbour in that direction", () => {
    expect(neighbour(grid[0]!, grid, "ArrowRight")).toBe(1);
    expect(neighbour(grid[0]!, grid, "ArrowDown")).toBe(2);
    expect(neighbour(grid[3]!, grid, "ArrowUp")).toBe(1);
    expect(neighbour(grid[3]!, grid, "ArrowLeft")).toBe(2);
  });
  it("stay where there is none", () => {
    expect(neighbour(grid[0]!, grid, "ArrowLeft")).toBe(-1);
  });
});
