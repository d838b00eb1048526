export const positionView = (row: { position_seconds: number; updated_at: Date }) => ({
  position_seconds: row.position_seconds,
  updated_at: row.updated_at.toISOString(),
});
