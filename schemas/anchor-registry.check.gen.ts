// @ts-nocheck
// Generated from the JSON Schemas in this folder by `npm run gen`. Do not edit.
import { equal, ucs2length } from './checks.ts';
export const check: import('./index.ts').Check = validate10;
export const schema: object = {"$id":"https://unpkg.com/tourwright/schemas/anchor-registry.schema.json","title":"AnchorRegistry","type":"object","additionalProperties":false,"required":["kind","app","hash","anchors"],"properties":{"kind":{"const":"AnchorRegistry"},"app":{"type":"string","minLength":1},"hash":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"anchors":{"type":"array","items":{"$ref":"#/$defs/anchor"}}},"$defs":{"key":{"type":"string","pattern":"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},"anchor":{"title":"AnchorRow","type":"object","additionalProperties":false,"required":["key","module","routes"],"properties":{"key":{"$ref":"#/$defs/key"},"module":{"$ref":"#/$defs/key"},"routes":{"$ref":"#/$defs/routes"},"within":{"$ref":"#/$defs/key"},"leadsTo":{"$ref":"#/$defs/key"},"opens":{"$ref":"#/$defs/key"},"closes":{"$ref":"#/$defs/key"},"locator":{"$ref":"#/$defs/locator"},"virtual":{"type":"boolean"},"description":{"type":"string","minLength":1}}},"routes":{"anyOf":[{"const":"any"},{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/$defs/key"}}]},"locator":{"anyOf":[{"title":"CssLocator","type":"object","additionalProperties":false,"required":["css"],"properties":{"css":{"type":"string","minLength":1}}},{"title":"TestIdLocator","type":"object","additionalProperties":false,"required":["testId"],"properties":{"testId":{"type":"string","minLength":1}}},{"title":"RoleLocator","type":"object","additionalProperties":false,"required":["role","name"],"properties":{"role":{"type":"string","minLength":1},"name":{"type":"string","minLength":1}}}]}}};
const func2 = ucs2length;
const pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const schema12 = {"title":"AnchorRow","type":"object","additionalProperties":false,"required":["key","module","routes"],"properties":{"key":{"$ref":"#/$defs/key"},"module":{"$ref":"#/$defs/key"},"routes":{"$ref":"#/$defs/routes"},"within":{"$ref":"#/$defs/key"},"leadsTo":{"$ref":"#/$defs/key"},"opens":{"$ref":"#/$defs/key"},"closes":{"$ref":"#/$defs/key"},"locator":{"$ref":"#/$defs/locator"},"virtual":{"type":"boolean"},"description":{"type":"string","minLength":1}}};
const func3 = Object.prototype.hasOwnProperty;
const pattern1 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$", "u");
const func0 = equal;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if("any" !== data){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(Array.isArray(data)){
if(data.length < 1){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err2 = {instancePath:instancePath+"/" + i0};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/" + i0};
(vErrors ??= []).push(err3);
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
const err4 = {instancePath};
(vErrors ??= []).push(err4);
errors++;
break outer0;
}
}
}
}
}
else {
const err5 = {instancePath};
(vErrors ??= []).push(err5);
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err6 = {instancePath};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate12.errors = vErrors;
return errors === 0;
}


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
if(data.routes === undefined){
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(func3.call(schema12.properties, key0))){
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
if(data.routes !== undefined){
if(!(validate12(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.within !== undefined){
let data3 = data.within;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err8 = {instancePath:instancePath+"/within"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/within"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.leadsTo !== undefined){
let data4 = data.leadsTo;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err10 = {instancePath:instancePath+"/leadsTo"};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/leadsTo"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.opens !== undefined){
let data5 = data.opens;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err12 = {instancePath:instancePath+"/opens"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/opens"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.closes !== undefined){
let data6 = data.closes;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
const err14 = {instancePath:instancePath+"/closes"};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/closes"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.locator !== undefined){
let data7 = data.locator;
const _errs23 = errors;
let valid8 = false;
const _errs24 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.css === undefined){
const err16 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err16);
errors++;
}
for(const key1 in data7){
if(!(key1 === "css")){
const err17 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data7.css !== undefined){
let data8 = data7.css;
if(typeof data8 === "string"){
if(func2(data8) < 1){
const err18 = {instancePath:instancePath+"/locator/css"};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/locator/css"};
(vErrors ??= []).push(err19);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err20);
errors++;
}
var _valid0 = _errs24 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const _errs29 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.testId === undefined){
const err21 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err21);
errors++;
}
for(const key2 in data7){
if(!(key2 === "testId")){
const err22 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data7.testId !== undefined){
let data9 = data7.testId;
if(typeof data9 === "string"){
if(func2(data9) < 1){
const err23 = {instancePath:instancePath+"/locator/testId"};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/locator/testId"};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err25);
errors++;
}
var _valid0 = _errs29 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const _errs34 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.role === undefined){
const err26 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err26);
errors++;
}
if(data7.name === undefined){
const err27 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err27);
errors++;
}
for(const key3 in data7){
if(!((key3 === "role") || (key3 === "name"))){
const err28 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data7.role !== undefined){
let data10 = data7.role;
if(typeof data10 === "string"){
if(func2(data10) < 1){
const err29 = {instancePath:instancePath+"/locator/role"};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/locator/role"};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data7.name !== undefined){
let data11 = data7.name;
if(typeof data11 === "string"){
if(func2(data11) < 1){
const err31 = {instancePath:instancePath+"/locator/name"};
(vErrors ??= []).push(err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/locator/name"};
(vErrors ??= []).push(err32);
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err33);
errors++;
}
var _valid0 = _errs34 === errors;
valid8 = valid8 || _valid0;
}
}
if(!valid8){
const err34 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err34);
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.virtual !== undefined){
if(typeof data.virtual !== "boolean"){
const err35 = {instancePath:instancePath+"/virtual"};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.description !== undefined){
let data13 = data.description;
if(typeof data13 === "string"){
if(func2(data13) < 1){
const err36 = {instancePath:instancePath+"/description"};
(vErrors ??= []).push(err36);
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/description"};
(vErrors ??= []).push(err37);
errors++;
}
}
}
else {
const err38 = {instancePath};
(vErrors ??= []).push(err38);
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://unpkg.com/tourwright/schemas/anchor-registry.schema.json" */;
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
if(data.anchors === undefined){
const err3 = {instancePath};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "app")) || (key0 === "hash")) || (key0 === "anchors"))){
const err4 = {instancePath};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.kind !== undefined){
if("AnchorRegistry" !== data.kind){
const err5 = {instancePath:instancePath+"/kind"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.app !== undefined){
let data1 = data.app;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/app"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/app"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.hash !== undefined){
let data2 = data.hash;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err8 = {instancePath:instancePath+"/hash"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/hash"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.anchors !== undefined){
let data3 = data.anchors;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11(data3[i0], {instancePath:instancePath+"/anchors/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/anchors"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath};
(vErrors ??= []).push(err11);
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
