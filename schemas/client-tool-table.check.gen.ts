// @ts-nocheck
// Generated from the JSON Schemas in this folder by `npm run gen`. Do not edit.
import { equal, ucs2length } from './checks.ts';
export const check: import('./index.ts').Check = validate10;
export const schema: object = {"$id":"https://unpkg.com/tourwright/schemas/client-tool-table.schema.json","title":"ClientToolTable","type":"object","additionalProperties":false,"required":["kind","app","hash","routes","tools"],"properties":{"kind":{"const":"ClientToolTable"},"app":{"type":"string","minLength":1},"hash":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"routes":{"type":"array","items":{"$ref":"#/$defs/route"}},"optedOut":{"type":"array","items":{"$ref":"#/$defs/optedOut"}},"tools":{"type":"array","items":{"$ref":"#/$defs/tool"}}},"$defs":{"key":{"type":"string","pattern":"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},"toolName":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,128}$"},"route":{"title":"RouteRow","type":"object","additionalProperties":false,"required":["key","module","path"],"properties":{"key":{"$ref":"#/$defs/key"},"module":{"$ref":"#/$defs/key"},"path":{"type":"string","pattern":"^/"},"permission":{"type":"string","minLength":1},"context":{"$ref":"#/$defs/context"}}},"context":{"title":"RouteContext","type":"object","additionalProperties":false,"properties":{"record":{"type":"object","additionalProperties":false,"required":["model","param"],"properties":{"model":{"type":"string","minLength":1},"param":{"type":"string","minLength":1}}},"selection":{"type":"boolean"},"filters":{"type":"boolean"},"view":{"type":"boolean"},"modal":{"type":"boolean"}}},"optedOut":{"title":"OptedOutRow","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"#/$defs/toolName"},"reason":{"type":"string"}}},"tool":{"title":"ToolRow","type":"object","additionalProperties":false,"required":["name","module","source","declaredBy","inputSchema"],"properties":{"name":{"$ref":"#/$defs/toolName"},"module":{"$ref":"#/$defs/key"},"source":{"enum":["client","server"]},"risk":{"enum":["L0","L1","L2","L3"]},"declaredBy":{"type":"object","additionalProperties":false,"required":["kind","key"],"properties":{"kind":{"enum":["route","resource","action","theme","layout","anchor","tour","import"]},"key":{"type":"string","minLength":1}}},"title":{"type":"string"},"description":{"type":"string"},"inputSchema":{"$ref":"#/$defs/jsonSchema"},"outputSchema":{"$ref":"#/$defs/jsonSchema"},"permission":{"type":"string","minLength":1},"routes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/$defs/key"}},"effect":{"$ref":"#/$defs/effect"},"timeoutMs":{"type":"integer","minimum":1}},"if":{"required":["source"],"properties":{"source":{"const":"client"}}},"then":{"properties":{"risk":{"const":"L0"}}}},"jsonSchema":{"type":"object"},"effect":{"type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"title":"NavigateEffect","additionalProperties":false,"required":["kind","route"],"properties":{"kind":{"const":"navigate"},"route":{"$ref":"#/$defs/key"}}},{"title":"PrefillEffect","additionalProperties":false,"required":["kind","opens"],"properties":{"kind":{"const":"prefill"},"opens":{"$ref":"#/$defs/key"}}},{"title":"ListEffect","additionalProperties":false,"required":["kind"],"properties":{"kind":{"enum":["filter","sort","select","search","columns","view"]}}},{"title":"ScreenEffect","additionalProperties":false,"required":["kind"],"properties":{"kind":{"enum":["point","preview","start"]}}}]}}};
const func2 = ucs2length;
const pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern1 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$", "u");
const pattern3 = new RegExp("^/", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
if(data.module === undefined){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
if(data.path === undefined){
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "key") || (key0 === "module")) || (key0 === "path")) || (key0 === "permission")) || (key0 === "context"))){
const err3 = {instancePath};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err4 = {instancePath:instancePath+"/key"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/key"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.module !== undefined){
let data1 = data.module;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err6 = {instancePath:instancePath+"/module"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/module"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
const err8 = {instancePath:instancePath+"/path"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/path"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.permission !== undefined){
let data3 = data.permission;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err10 = {instancePath:instancePath+"/permission"};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/permission"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.context !== undefined){
let data4 = data.context;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!(((((key1 === "record") || (key1 === "selection")) || (key1 === "filters")) || (key1 === "view")) || (key1 === "modal"))){
const err12 = {instancePath:instancePath+"/context"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data4.record !== undefined){
let data5 = data4.record;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.model === undefined){
const err13 = {instancePath:instancePath+"/context/record"};
(vErrors ??= []).push(err13);
errors++;
}
if(data5.param === undefined){
const err14 = {instancePath:instancePath+"/context/record"};
(vErrors ??= []).push(err14);
errors++;
}
for(const key2 in data5){
if(!((key2 === "model") || (key2 === "param"))){
const err15 = {instancePath:instancePath+"/context/record"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data5.model !== undefined){
let data6 = data5.model;
if(typeof data6 === "string"){
if(func2(data6) < 1){
const err16 = {instancePath:instancePath+"/context/record/model"};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/context/record/model"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data5.param !== undefined){
let data7 = data5.param;
if(typeof data7 === "string"){
if(func2(data7) < 1){
const err18 = {instancePath:instancePath+"/context/record/param"};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/context/record/param"};
(vErrors ??= []).push(err19);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/context/record"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data4.selection !== undefined){
if(typeof data4.selection !== "boolean"){
const err21 = {instancePath:instancePath+"/context/selection"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data4.filters !== undefined){
if(typeof data4.filters !== "boolean"){
const err22 = {instancePath:instancePath+"/context/filters"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data4.view !== undefined){
if(typeof data4.view !== "boolean"){
const err23 = {instancePath:instancePath+"/context/view"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data4.modal !== undefined){
if(typeof data4.modal !== "boolean"){
const err24 = {instancePath:instancePath+"/context/modal"};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/context"};
(vErrors ??= []).push(err25);
errors++;
}
}
}
else {
const err26 = {instancePath};
(vErrors ??= []).push(err26);
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const pattern4 = new RegExp("^[A-Za-z0-9_.-]{1,128}$", "u");

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "reason"))){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/name"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath};
(vErrors ??= []).push(err5);
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const schema18 = {"title":"ToolRow","type":"object","additionalProperties":false,"required":["name","module","source","declaredBy","inputSchema"],"properties":{"name":{"$ref":"#/$defs/toolName"},"module":{"$ref":"#/$defs/key"},"source":{"enum":["client","server"]},"risk":{"enum":["L0","L1","L2","L3"]},"declaredBy":{"type":"object","additionalProperties":false,"required":["kind","key"],"properties":{"kind":{"enum":["route","resource","action","theme","layout","anchor","tour","import"]},"key":{"type":"string","minLength":1}}},"title":{"type":"string"},"description":{"type":"string"},"inputSchema":{"$ref":"#/$defs/jsonSchema"},"outputSchema":{"$ref":"#/$defs/jsonSchema"},"permission":{"type":"string","minLength":1},"routes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/$defs/key"}},"effect":{"$ref":"#/$defs/effect"},"timeoutMs":{"type":"integer","minimum":1}},"if":{"required":["source"],"properties":{"source":{"const":"client"}}},"then":{"properties":{"risk":{"const":"L0"}}}};
const func6 = Object.prototype.hasOwnProperty;
const func0 = equal;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "navigate"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
if(data.route === undefined){
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "route"))){
const err3 = {instancePath};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.kind !== undefined){
if("navigate" !== data.kind){
const err4 = {instancePath:instancePath+"/kind"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.route !== undefined){
let data1 = data.route;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err5 = {instancePath:instancePath+"/route"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/route"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
}
else if(tag0 === "prefill"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err7 = {instancePath};
(vErrors ??= []).push(err7);
errors++;
}
if(data.opens === undefined){
const err8 = {instancePath};
(vErrors ??= []).push(err8);
errors++;
}
for(const key1 in data){
if(!((key1 === "kind") || (key1 === "opens"))){
const err9 = {instancePath};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.kind !== undefined){
if("prefill" !== data.kind){
const err10 = {instancePath:instancePath+"/kind"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.opens !== undefined){
let data3 = data.opens;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err11 = {instancePath:instancePath+"/opens"};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/opens"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
}
else if(tag0 === "filter"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err13 = {instancePath};
(vErrors ??= []).push(err13);
errors++;
}
for(const key2 in data){
if(!(key2 === "kind")){
const err14 = {instancePath};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.kind !== undefined){
let data4 = data.kind;
if(!((((((data4 === "filter") || (data4 === "sort")) || (data4 === "select")) || (data4 === "search")) || (data4 === "columns")) || (data4 === "view"))){
const err15 = {instancePath:instancePath+"/kind"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
}
else if(tag0 === "sort"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err16 = {instancePath};
(vErrors ??= []).push(err16);
errors++;
}
for(const key3 in data){
if(!(key3 === "kind")){
const err17 = {instancePath};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.kind !== undefined){
let data5 = data.kind;
if(!((((((data5 === "filter") || (data5 === "sort")) || (data5 === "select")) || (data5 === "search")) || (data5 === "columns")) || (data5 === "view"))){
const err18 = {instancePath:instancePath+"/kind"};
(vErrors ??= []).push(err18);
errors++;
}
}
}
}
else if(tag0 === "select"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err19 = {instancePath};
(vErrors ??= []).push(err19);
errors++;
}
for(const key4 in data){
if(!(key4 === "kind")){
const err20 = {instancePath};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.kind !== undefined){
let data6 = data.kind;
if(!((((((data6 === "filter") || (data6 === "sort")) || (data6 === "select")) || (data6 === "search")) || (data6 === "columns")) || (data6 === "view"))){
const err21 = {instancePath:instancePath+"/kind"};
(vErrors ??= []).push(err21);
errors++;
}
}
}
}
else if(tag0 === "search"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err22 = {instancePath};
(vErrors ??= []).push(err22);
errors++;
}
for(const key5 in data){
if(!(key5 === "kind")){
const err23 = {instancePath};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.kind !== undefined){
let data7 = data.kind;
if(!((((((data7 === "filter") || (data7 === "sort")) || (data7 === "select")) || (data7 === "search")) || (data7 === "columns")) || (data7 === "view"))){
const err24 = {instancePath:instancePath+"/kind"};
(vErrors ??= []).push(err24);
errors++;
}
}
}
}
else if(tag0 === "columns"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err25 = {instancePath};
(vErrors ??= []).push(err25);
errors++;
}
for(const key6 in data){
if(!(key6 === "kind")){
const err26 = {instancePath};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.kind !== undefined){
let data8 = data.kind;
if(!((((((data8 === "filter") || (data8 === "sort")) || (data8 === "select")) || (data8 === "search")) || (data8 === "columns")) || (data8 === "view"))){
const err27 = {instancePath:instancePath+"/kind"};
(vErrors ??= []).push(err27);
errors++;
}
}
}
}
else if(tag0 === "view"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err28 = {instancePath};
(vErrors ??= []).push(err28);
errors++;
}
for(const key7 in data){
if(!(key7 === "kind")){
const err29 = {instancePath};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.kind !== undefined){
let data9 = data.kind;
if(!((((((data9 === "filter") || (data9 === "sort")) || (data9 === "select")) || (data9 === "search")) || (data9 === "columns")) || (data9 === "view"))){
const err30 = {instancePath:instancePath+"/kind"};
(vErrors ??= []).push(err30);
errors++;
}
}
}
}
else if(tag0 === "point"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err31 = {instancePath};
(vErrors ??= []).push(err31);
errors++;
}
for(const key8 in data){
if(!(key8 === "kind")){
const err32 = {instancePath};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.kind !== undefined){
let data10 = data.kind;
if(!(((data10 === "point") || (data10 === "preview")) || (data10 === "start"))){
const err33 = {instancePath:instancePath+"/kind"};
(vErrors ??= []).push(err33);
errors++;
}
}
}
}
else if(tag0 === "preview"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err34 = {instancePath};
(vErrors ??= []).push(err34);
errors++;
}
for(const key9 in data){
if(!(key9 === "kind")){
const err35 = {instancePath};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.kind !== undefined){
let data11 = data.kind;
if(!(((data11 === "point") || (data11 === "preview")) || (data11 === "start"))){
const err36 = {instancePath:instancePath+"/kind"};
(vErrors ??= []).push(err36);
errors++;
}
}
}
}
else if(tag0 === "start"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err37 = {instancePath};
(vErrors ??= []).push(err37);
errors++;
}
for(const key10 in data){
if(!(key10 === "kind")){
const err38 = {instancePath};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.kind !== undefined){
let data12 = data.kind;
if(!(((data12 === "point") || (data12 === "preview")) || (data12 === "start"))){
const err39 = {instancePath:instancePath+"/kind"};
(vErrors ??= []).push(err39);
errors++;
}
}
}
}
else {
const err40 = {instancePath};
(vErrors ??= []).push(err40);
errors++;
}
}
else {
const err41 = {instancePath};
(vErrors ??= []).push(err41);
errors++;
}
}
else {
const err42 = {instancePath};
(vErrors ??= []).push(err42);
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.source === undefined) && (missing0 = "source")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
else {
if(data.source !== undefined){
if("client" !== data.source){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.risk !== undefined){
if("L0" !== data.risk){
const err2 = {instancePath:instancePath+"/risk"};
(vErrors ??= []).push(err2);
errors++;
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err3 = {instancePath};
(vErrors ??= []).push(err3);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err4 = {instancePath};
(vErrors ??= []).push(err4);
errors++;
}
if(data.module === undefined){
const err5 = {instancePath};
(vErrors ??= []).push(err5);
errors++;
}
if(data.source === undefined){
const err6 = {instancePath};
(vErrors ??= []).push(err6);
errors++;
}
if(data.declaredBy === undefined){
const err7 = {instancePath};
(vErrors ??= []).push(err7);
errors++;
}
if(data.inputSchema === undefined){
const err8 = {instancePath};
(vErrors ??= []).push(err8);
errors++;
}
for(const key0 in data){
if(!(func6.call(schema18.properties, key0))){
const err9 = {instancePath};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err10 = {instancePath:instancePath+"/name"};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/name"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.module !== undefined){
let data3 = data.module;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err12 = {instancePath:instancePath+"/module"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/module"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.source !== undefined){
let data4 = data.source;
if(!((data4 === "client") || (data4 === "server"))){
const err14 = {instancePath:instancePath+"/source"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.risk !== undefined){
let data5 = data.risk;
if(!((((data5 === "L0") || (data5 === "L1")) || (data5 === "L2")) || (data5 === "L3"))){
const err15 = {instancePath:instancePath+"/risk"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.declaredBy !== undefined){
let data6 = data.declaredBy;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.kind === undefined){
const err16 = {instancePath:instancePath+"/declaredBy"};
(vErrors ??= []).push(err16);
errors++;
}
if(data6.key === undefined){
const err17 = {instancePath:instancePath+"/declaredBy"};
(vErrors ??= []).push(err17);
errors++;
}
for(const key1 in data6){
if(!((key1 === "kind") || (key1 === "key"))){
const err18 = {instancePath:instancePath+"/declaredBy"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data6.kind !== undefined){
let data7 = data6.kind;
if(!((((((((data7 === "route") || (data7 === "resource")) || (data7 === "action")) || (data7 === "theme")) || (data7 === "layout")) || (data7 === "anchor")) || (data7 === "tour")) || (data7 === "import"))){
const err19 = {instancePath:instancePath+"/declaredBy/kind"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data6.key !== undefined){
let data8 = data6.key;
if(typeof data8 === "string"){
if(func2(data8) < 1){
const err20 = {instancePath:instancePath+"/declaredBy/key"};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/declaredBy/key"};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/declaredBy"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err23 = {instancePath:instancePath+"/title"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err24 = {instancePath:instancePath+"/description"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.inputSchema !== undefined){
let data11 = data.inputSchema;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err25 = {instancePath:instancePath+"/inputSchema"};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.outputSchema !== undefined){
let data12 = data.outputSchema;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err26 = {instancePath:instancePath+"/outputSchema"};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.permission !== undefined){
let data13 = data.permission;
if(typeof data13 === "string"){
if(func2(data13) < 1){
const err27 = {instancePath:instancePath+"/permission"};
(vErrors ??= []).push(err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/permission"};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.routes !== undefined){
let data14 = data.routes;
if(Array.isArray(data14)){
if(data14.length < 1){
const err29 = {instancePath:instancePath+"/routes"};
(vErrors ??= []).push(err29);
errors++;
}
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(typeof data15 === "string"){
if(!pattern1.test(data15)){
const err30 = {instancePath:instancePath+"/routes/" + i0};
(vErrors ??= []).push(err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/routes/" + i0};
(vErrors ??= []).push(err31);
errors++;
}
}
let i1 = data14.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data14[i1], data14[j0])){
const err32 = {instancePath:instancePath+"/routes"};
(vErrors ??= []).push(err32);
errors++;
break outer0;
}
}
}
}
}
else {
const err33 = {instancePath:instancePath+"/routes"};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data.effect !== undefined){
if(!(validate16(data.effect, {instancePath:instancePath+"/effect",parentData:data,parentDataProperty:"effect",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.timeoutMs !== undefined){
let data17 = data.timeoutMs;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err34 = {instancePath:instancePath+"/timeoutMs"};
(vErrors ??= []).push(err34);
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err35 = {instancePath:instancePath+"/timeoutMs"};
(vErrors ??= []).push(err35);
errors++;
}
}
}
}
else {
const err36 = {instancePath};
(vErrors ??= []).push(err36);
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://unpkg.com/tourwright/schemas/client-tool-table.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
if(data.app === undefined){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
if(data.hash === undefined){
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
}
if(data.routes === undefined){
const err3 = {instancePath};
(vErrors ??= []).push(err3);
errors++;
}
if(data.tools === undefined){
const err4 = {instancePath};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "app")) || (key0 === "hash")) || (key0 === "routes")) || (key0 === "optedOut")) || (key0 === "tools"))){
const err5 = {instancePath};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.kind !== undefined){
if("ClientToolTable" !== data.kind){
const err6 = {instancePath:instancePath+"/kind"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.app !== undefined){
let data1 = data.app;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/app"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/app"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.hash !== undefined){
let data2 = data.hash;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err9 = {instancePath:instancePath+"/hash"};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/hash"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.routes !== undefined){
let data3 = data.routes;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11(data3[i0], {instancePath:instancePath+"/routes/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/routes"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.optedOut !== undefined){
let data5 = data.optedOut;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate13(data5[i1], {instancePath:instancePath+"/optedOut/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/optedOut"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.tools !== undefined){
let data7 = data.tools;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validate15(data7[i2], {instancePath:instancePath+"/tools/" + i2,parentData:data7,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/tools"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath};
(vErrors ??= []).push(err14);
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
