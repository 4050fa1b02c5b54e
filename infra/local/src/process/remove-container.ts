/** Stops and removes a container. False when it, or the engine, is not there any more. */
export async function removeContainer(containerId: string): Promise<boolean> {
  try {
    // Imported only here, because it takes long to load.
    const { getContainerRuntimeClient } = await import('testcontainers');
    const { container } = await getContainerRuntimeClient();
    const found = container.getById(containerId);
    await found.stop({ t: 10 }).catch(() => undefined);
    await found.remove({ force: true });
    return true;
  } catch {
    return false;
  }
}
