@echo off
where node >nul 2>nul
if errorlevel 1 (
  echo info string Kickmate needs Node 20.19 or newer ^(https://nodejs.org^), and found none in PATH
  exit /b 1
)
node "%~dp0lib\start.cjs" %*
