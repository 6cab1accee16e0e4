// @ts-nocheck
// Generated from the JSON Schemas in this folder by `npm run gen`. Do not edit.
import { equal, ucs2length } from './checks.ts';
export const check: import('./index.ts').Check = validate10;
export const schema: object = {"$id":"https://unpkg.com/tourwright/schemas/tour-overlay.schema.json","title":"TourOverlayDocument","type":"object","additionalProperties":false,"required":["kind","tour","tenant","version"],"properties":{"kind":{"const":"TourOverlay"},"tour":{"$ref":"#/$defs/key"},"tenant":{"type":"string","minLength":1},"version":{"type":"integer","minimum":1},"stage":{"enum":["draft","live"],"default":"live"},"hide":{"$ref":"#/$defs/steps"},"order":{"$ref":"#/$defs/steps"}},"$defs":{"key":{"type":"string","pattern":"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},"steps":{"type":"array","uniqueItems":true,"items":{"$ref":"#/$defs/key"}}}};
const pattern0 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$", "u");
const func2 = ucs2length;
const func0 = equal;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err0 = {instancePath:instancePath+"/" + i0};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/" + i0};
(vErrors ??= []).push(err1);
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
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
break outer0;
}
}
}
}
}
else {
const err3 = {instancePath};
(vErrors ??= []).push(err3);
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://unpkg.com/tourwright/schemas/tour-overlay.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
if(data.tour === undefined){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
if(data.tenant === undefined){
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
}
if(data.version === undefined){
const err3 = {instancePath};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "kind") || (key0 === "tour")) || (key0 === "tenant")) || (key0 === "version")) || (key0 === "stage")) || (key0 === "hide")) || (key0 === "order"))){
const err4 = {instancePath};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.kind !== undefined){
if("TourOverlay" !== data.kind){
const err5 = {instancePath:instancePath+"/kind"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.tour !== undefined){
let data1 = data.tour;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err6 = {instancePath:instancePath+"/tour"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/tour"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.tenant !== undefined){
let data2 = data.tenant;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err8 = {instancePath:instancePath+"/tenant"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/tenant"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.version !== undefined){
let data3 = data.version;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/version"};
(vErrors ??= []).push(err10);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/version"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
if(data.stage !== undefined){
let data4 = data.stage;
if(!((data4 === "draft") || (data4 === "live"))){
const err12 = {instancePath:instancePath+"/stage"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.hide !== undefined){
if(!(validate11(data.hide, {instancePath:instancePath+"/hide",parentData:data,parentDataProperty:"hide",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.order !== undefined){
if(!(validate11(data.order, {instancePath:instancePath+"/order",parentData:data,parentDataProperty:"order",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath};
(vErrors ??= []).push(err13);
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
