import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { screens } from '../../lib/paths.ts';
import { useToken } from '../../lib/token.ts';
import { Component as Home } from './home.tsx';

/** The home with the sign-in dialog over it, which the layout opens. Specification: public part, section 2; decisions, accounts. */
export function Component() {
  const token = useToken();
  // Whoever signs in while it stands is led on by the dialog.
  const [came] = useState(token);
  return came === null ? <Home /> : <Navigate to={screens.home} replace />;
}
