import type { Configuration } from '@rspack/core';

/**
 * Settings of the server for one build of `npm run dev` (rspack). Pages come from the gateway, which proxies file requests to these
 * servers. The browser opens only the update socket directly, because four builds cannot share one.
 */
export function devServer(publicPath: string, page = 'index.html'): Pick<Configuration, 'devServer'> {
  const port = Number(process.env.DEV_SERVER_PORT ?? 0);
  return {
    devServer: {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      static: false,
      // Opened directly, the server shows the build's own page at every address.
      historyApiFallback: { index: publicPath + page },
      devMiddleware: { publicPath },
      client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false },
    },
  };
}
